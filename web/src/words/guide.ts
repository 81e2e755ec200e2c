/** The section of the rules page that a rule belongs to: `vegas/turn`. */
export function sectionOf(rule: string): string {
  return rule.startsWith('LV') ? 'vegas' : 'miner';
}
