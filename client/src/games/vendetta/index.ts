/** Vendetta at the table in the browser: a city of lit windows by night. */

import emblems from 'virtual:emblems/vendetta'

import type { GameParts } from '..'
import { preferences } from '../../lib/settings.svelte'
import { bring } from '../../kit/emblems'
import Alliance from './Alliance.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { decided } from './decided'
import { look } from './look'
import MomentAreas from './MomentAreas.svelte'
import MomentNight from './night/MomentNight.svelte'
import { Play } from './play.svelte'
import PlayerMarks from './PlayerMarks.svelte'
import PlayerNumbers from './PlayerNumbers.svelte'
import PlayerSigil from './PlayerSigil.svelte'
import { gist, graveness, isKeep, isOnOffer, isPlay } from './playing'
import PlayPanel from './PlayPanel.svelte'
import { SOUNDS } from './sounds'
import { apply, beat, begins, stage } from './telling'
import type { VendettaView } from './view'

bring(emblems)

/** A form that not every language has. */
const DECLINED = 'ally-accusative'

/** The phases of a round in which something is to be seen, in their order: VEN-ROUND-01. */
const PHASES = ['feed', 'hand', 'planning', 'resolution']
/** Districts that find room beside the story. */
const MANY = 3

const parts: GameParts<VendettaView, Play> = {
  Board,
  Hand,
  Panel: PlayPanel,
  Sigil: PlayerSigil,
  Marks: PlayerMarks,
  Numbers: PlayerNumbers,
  People: Alliance,
  Details: () => import('./PlayerDetails.svelte'),
  look,
  picking: () => new Play(),
  keys: { f: (play) => (play.faceUp = !play.faceUp) },
  holds: (view) => view.hand.length + view.drawn.length,
  fromHand: (ask) => ask.options.some((option) => isPlay(option) || isKeep(option)),
  elsewhere: (option) => isPlay(option) || (!preferences.textBoard && isOnOffer(option)),
  grave: graveness,
  gist,
  headline: (view, words) =>
    view.round ? words.say('board-round-short', { round: view.round, phase: view.phase }) : '',
  course: (view, words) =>
    PHASES.includes(view.phase)
      ? {
          name: words.say('board-round-name', { round: view.round }),
          steps: PHASES.map((phase) => words.say(`step-${phase}`)),
          at: PHASES.indexOf(view.phase),
        }
      : null,
  opening: (view) => view.round === 0,
  spreads: (view) => view.round === 0 || view.districts.length > MANY,
  out: (view, seat) => view.players[seat]?.out ?? false,
  Behind: MomentNight,
  Beneath: MomentAreas,
  apply,
  beat,
  begins,
  stage,
  grim: new Set(['frenzy', 'eliminated', 'diablerie']),
  sounds: SOUNDS,
  decided,
  restOf: (view, seat, words) => {
    const own = view.players[seat]
    return own ? words.say('result-rest', { clan: own.clan, blood: own.blood }) : ''
  },
  face: (view, seat) => view.players[seat]?.clan ?? '',
  lessons: async () => (await import('./intro')).LESSONS,
  isCard: (entry) => entry.kind !== 'clan' && entry.kind !== 'district',
  forms: (entry, words) =>
    'feed' in entry.numbers && words.has(DECLINED) ? [words.say(DECLINED, { ally: entry.id })] : [],
  words: { en: () => import('./locale/en.ftl?raw'), pl: () => import('./locale/pl.ftl?raw') },
  guideWords: { en: () => import('./locale/guide_en.ftl?raw'), pl: () => import('./locale/guide_pl.ftl?raw') },
}
export default parts
