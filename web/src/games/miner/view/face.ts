/** A face as symbol and number: `gem 2` is a gem and a 2, `3` a tunnel and a 3, `beer` has no number. */
export type FaceSymbol = 'tunnel' | 'cave-in' | 'dragon' | 'pickaxe' | 'shield' | 'chest' | 'gem' | 'magic' | 'beer';

export interface FaceParts {
  symbol: FaceSymbol;
  number: number; // 0: none on the face
}

export function partsOf(face: string): FaceParts {
  const [, symbol, number] = /^(.*?) ?(\d*)$/.exec(face)!;
  return { symbol: (symbol || 'tunnel') as FaceSymbol, number: Number(number) };
}

/** How often each different face is on a die with these six, in the order of the die. */
export function odds(faces: string[]): { face: string; times: number }[] {
  const different = [...new Set(faces)];
  return different.map((face) => ({ face, times: faces.filter((other) => other === face).length }));
}
