/** The buttons of the bench, by what is asked. The main one comes first. */
import type { Choice } from '../../../../net/messages';
import { say } from '../../../../words/language.svelte';
import { inBar, label, targetOf } from '../../view/choices';
import { plain } from '../../view/explain';
import { dieAt, isSolo, type Kind } from '../../view/view';
import { faceName } from '../../view/terms';
import { confirmWords } from '../state/deciding';
import type { MineModel } from '../state/mine.svelte';
import { litAt } from '../../view/solo';

type IconName = 'undo' | 'reroll' | 'lock' | 'flag';

export interface Button {
  key: string;
  words: string;
  more: string; // a second line
  look: '' | 'main' | 'spell' | 'keep';
  does: string | undefined; // `data-do`
  icon: IconName | null;
  beer: Kind | null; // the die that is shared
  hint: string; // a key
  press: (() => void) | null; // null: not yet
  action: number | null; // the choice that it makes
}

function button(key: string, words: string, press: Button['press'], more: Partial<Button> = {}): Button {
  return {
    key,
    words,
    press,
    more: '',
    look: '',
    does: undefined,
    icon: null,
    beer: null,
    hint: '',
    action: null,
    ...more,
  };
}

export function buttonsOf(mine: MineModel): Button[] {
  const { table, asked } = mine;
  if (table.isPast)
    return [button('now', say('web-to-now'), () => table.history.lookBack(null), { look: 'main', does: 'now' })];
  if (mine.showing.counting?.isDone)
    return [
      button('go-on', say('web-miner-go-on'), () => table.playback.skip(), {
        look: 'main',
        does: 'go-on',
        hint: say('web-key-space'),
      }),
    ];
  if (table.playback.isGreat)
    return [
      button('skip', say('web-skip'), () => table.playback.endScene(), { does: 'skip', hint: say('web-key-space') }),
    ];
  const stoodIn = mine.isPlaying
    ? table.document.mySeats.find((seat) => table.document.table?.seats[seat]?.bot)
    : undefined;
  if (stoodIn !== undefined)
    return [
      button('back', say('web-back'), () => table.choice.send({ do: 'back', seat: stoodIn }), {
        look: 'main',
        does: 'back',
      }),
    ];
  const undo = table.choice.canUndo
    ? [
        button(
          'undo',
          say(mine.layout === 'phone' ? 'web-undo.short' : 'web-undo'),
          table.choice.isJustSent ? null : () => table.choice.undo(),
          { does: 'undo', icon: 'undo' },
        ),
      ]
    : [];
  if (mine.isLaying) return laying(mine);
  if (table.decision)
    return [button('try', say('web-analysis-try'), table.decision.tryOut, { look: 'main', does: 'try' })];
  if (!asked) return [...rolling(mine), ...undo];
  if (mine.may('reroll')) return [...rerolling(mine), ...undo];
  if (asked.choices.some(({ verb }) => verb === 'cache') && mine.view.phase === 'replenish')
    return [...caching(mine), ...undo];
  const own = asked.choices.filter((choice) => inBar(asked, choice)).map((choice) => plainButton(mine, choice));
  return [...deciding(mine), ...casting(mine), ...sharing(mine), ...own, ...(mine.may('give') ? keeping(mine) : undo)];
}

/** What was picked and is confirmed here, not beside a die. */
function deciding(mine: MineModel): Button[] {
  const { picked, table } = mine;
  const needsPick = mine.may('choose') || mine.may('give');
  if (!picked || !(needsPick || ['share', 'spend', 'set'].includes(picked.verb))) return [];
  const confirm = confirmWords(mine, picked);
  const main = button('confirm', confirm, () => table.choice.confirm(), { look: 'main', does: 'confirm' });
  if (picked.verb === 'give') return [main];
  return [
    main,
    button('cancel', say(picked.verb === 'share' ? 'web-mine-keep-beer' : 'web-cancel'), () => mine.cancel(), {
      does: 'cancel',
    }),
  ];
}

/** Magic as an action, where the dice that glow are small: the strongest spell is chosen, and can be cast. */
function casting(mine: MineModel): Button[] {
  const spells = mine.choicesTo('spend');
  if (mine.layout === 'wide' || mine.picked || spells.length === 0) return [];
  const strength = ({ preview }: Choice): number => preview.rerolls ?? preview.recycles ?? 0;
  const strongest = spells.reduce((best, spell) => (strength(spell) > strength(best) ? spell : best));
  return [
    button('cast', say('web-mine-cast-one'), () => mine.table.choice.choose(strongest.action), {
      look: 'spell',
      does: 'cast',
    }),
  ];
}

/** Share a Beer: with several others it is asked who gets it, and until then it can be kept. */
function sharing(mine: MineModel): Button[] {
  if (mine.picked?.verb === 'share' || mine.may('give')) return [];
  const [first] = mine.choicesTo('share');
  if (!first) return [];
  const die = dieAt(mine.view, Number(targetOf(first, 'die')));
  const more = {
    beer: die?.kind ?? 'tunnel',
    more: say('web-mine-share-more', { number: first.preview.takes ?? 2 }),
    does: 'share',
  };
  return [
    button(
      'share',
      say('web-mine-share', { number: mine.choicesTo('share').length }),
      () => mine.pressInTrove(first, '', false),
      more,
    ),
  ];
}

/** Until it is given away, the Beer can be kept: the choice to share it is taken back. */
function keeping(mine: MineModel): Button[] {
  const { choice } = mine.table;
  return choice.canUndo ? [button('undo', say('web-mine-keep-beer'), () => choice.undo(), { does: 'undo' })] : [];
}

function rerolling(mine: MineModel): Button[] {
  const { asked, picked, table } = mine;
  const chosen = ((asked?.arguments['chosen'] ?? []) as number[]).length;
  const all = chosen + Number(asked?.arguments['left'] ?? 1);
  if (picked)
    return [
      button('confirm', say('web-mine-reroll', { number: all }), () => table.choice.confirm(), {
        look: 'spell',
        does: 'confirm',
        icon: 'reroll',
      }),
      button('cancel', say('web-cancel'), () => mine.cancel(), { does: 'cancel' }),
    ];
  return [button('confirm', say('web-mine-chosen', { chosen, number: all }), null, { look: 'spell' })];
}

function caching(mine: MineModel): Button[] {
  const { asked, picked, table } = mine;
  const kept = mine.player(mine.me).trove.filter(([, , , , cached]) => cached).length;
  const done = asked!.choices.find(({ verb }) => verb === 'done');
  const rolls = (choice: Choice | null | undefined): number => choice?.preview.rolls ?? 0;
  if (picked && picked !== done) {
    return [
      button('confirm', say('web-mine-keep', { kept: kept + 1, number: rolls(picked) }), () => table.choice.confirm(), {
        look: 'keep',
        does: 'confirm',
        icon: 'lock',
      }),
      button('cancel', say('web-cancel'), () => mine.cancel(), { does: 'cancel' }),
    ];
  }
  if (!done) return [];
  const words = kept > 0 ? say('web-mine-keep', { kept, number: rolls(done) }) : say('web-mine-keep-none');
  if (picked === done) {
    return [
      button('confirm', words, () => table.choice.confirm(), { look: 'keep', does: 'confirm', icon: 'lock' }),
      button('cancel', say('web-cancel'), () => mine.cancel(), { does: 'cancel' }),
    ];
  }
  return [
    button('done', words, () => table.choice.choose(done.action), {
      does: 'choice',
      look: kept > 0 ? 'keep' : '',
      icon: kept > 0 ? 'lock' : null,
      action: done.action,
    }),
  ];
}

/**
 * A choice that is nowhere on the table. What ends something needs a second press; solo, a sheet says what it means.
 */
function plainButton(mine: MineModel, choice: Choice): Button {
  const { table } = mine;
  const press = (): void => table.choice.choose(choice.action);
  const isPhone = mine.layout === 'phone'; // what is left stands on the sheet that asks
  if (choice.verb === 'refill' && isSolo(mine.view)) {
    const more = isPhone
      ? ''
      : say('web-mine-refill-more', { places: choice.preview.dice ?? 0, left: mine.view.refills_left });
    return button('refill', say('web-mine-refill'), press, {
      does: 'choice',
      icon: 'reroll',
      more,
      action: choice.action,
    });
  }
  if (choice.verb === 'stop') {
    const points = mine.player(0).total;
    const more = isPhone
      ? ''
      : say('web-mine-stop-more', { points: plain(points), number: points, lit: litAt(points) });
    return button('stop', say('web-mine-stop'), press, { does: 'choice', icon: 'flag', more, action: choice.action });
  }
  const isPicked = mine.picked === choice;
  const isWaste = choice.verb === 'done' && mine.may('spend');
  const words = isPicked && isWaste ? confirmWords(mine, choice) : label(mine.asked!, choice, table);
  return button(`choice ${choice.action}`, words, isPicked ? () => table.choice.confirm() : press, {
    does: isPicked ? 'confirm' : 'choice',
    look: isPicked && !isWaste ? 'main' : '', // never the main one while there are spells
    action: choice.action,
  });
}

/** Real dice: deal them, take the last one up, or let the page roll the rest. */
function laying(mine: MineModel): Button[] {
  const [laid, all] = [mine.laid.length, mine.toLay.length];
  const last = mine.laid.at(-1);
  const isPhone = mine.layout === 'phone';
  const deal = button(
    'deal',
    laid < all ? say('web-mine-laid', { laid, all }) : say('web-deal'),
    laid < all ? null : () => mine.deal(),
    { look: 'main' },
  );
  const back = last
    ? [
        button('lift', say('web-undo'), () => mine.liftLast(), {
          does: 'lift',
          icon: 'undo',
          more: isPhone ? '' : 'seat' in last ? mine.table.name(last.seat) : faceName(last.face),
        }),
      ]
    : [];
  const rest =
    laid < all
      ? [
          button('rest', say(isPhone ? 'web-mine-roll-rest.short' : 'web-mine-roll-rest'), () => mine.layRest(), {
            icon: 'reroll',
          }),
        ]
      : [];
  return [deal, ...back, ...rest];
}

function rolling(mine: MineModel): Button[] {
  const { table } = mine;
  return table.mayRoll
    ? [
        button('roll', say('web-roll'), () => table.choice.roll(), {
          look: 'main',
          does: 'roll',
          hint: say('web-key-space'),
        }),
      ]
    : [];
}
