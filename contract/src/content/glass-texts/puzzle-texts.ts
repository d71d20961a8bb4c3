import type { Language } from '../../bilingual.ts';
import { type PieceCount, puzzleLevels } from '../puzzle-view.ts';

const el = {
  chooseImage: 'Διαλέξτε ένα παζλ',
  chooseLevel: 'Πόσα κομμάτια;',
  pieces: (count: number) => `${count} κομμάτια`,
  levels: {
    toddlers: 'Για πολύ μικρά παιδιά',
    children: 'Για παιδιά',
    families: 'Για όλη την οικογένεια',
    'grown-ups': 'Για μεγάλους',
    skilled: 'Για έμπειρους',
    experts: 'Για πολύ έμπειρους',
  },
  towardMe: 'Προς εμένα',
  help: 'Βοήθεια',
  all: 'Όλα τα παζλ',
  again: 'Από την αρχή',
  reallyLeave: 'Να κλείσει το παζλ για όλους;',
  yes: 'Ναι',
  no: 'Όχι',
  turn: 'Στροφή',
  upright: 'όρθιο',
  piece: (row: number, column: number, isTurned: boolean) =>
    `Κομμάτι: σειρά ${row}, στήλη ${column}${isTurned ? ', γυρισμένο' : ''}`,
  place: (row: number, column: number) => `Θέση: σειρά ${row}, στήλη ${column}`,
  placed: (placed: number, all: number) => `${placed} από ${all}`,
  playing: (title: string, placed: number, all: number) =>
    `Παζλ «${title}»: ${placed} από ${all} κομμάτια στη θέση τους`,
  done: 'Μπράβο, το ολοκληρώσατε!',
  next: 'Επόμενο παζλ',
};

export const puzzleTexts: Record<Language, typeof el> = {
  el,
  en: {
    chooseImage: 'Choose a puzzle',
    chooseLevel: 'How many pieces?',
    pieces: (count) => `${count} pieces`,
    levels: {
      toddlers: 'For toddlers',
      children: 'For children',
      families: 'For the whole family',
      'grown-ups': 'For grown-ups',
      skilled: 'For experienced players',
      experts: 'For experts',
    },
    towardMe: 'Towards me',
    help: 'Help',
    all: 'All puzzles',
    again: 'Start again',
    reallyLeave: 'Close the puzzle for everyone?',
    yes: 'Yes',
    no: 'No',
    turn: 'Turn',
    upright: 'upright',
    piece: (row, column, isTurned) => `Piece: row ${row}, column ${column}${isTurned ? ', turned' : ''}`,
    place: (row, column) => `Place: row ${row}, column ${column}`,
    placed: (placed, all) => `${placed} of ${all}`,
    playing: (title, placed, all) => `Puzzle “${title}”: ${placed} of ${all} pieces in place`,
    done: 'Well done, you finished it!',
    next: 'Next puzzle',
  },
};

export const levelName = (count: PieceCount, language: Language): string =>
  puzzleTexts[language].levels[puzzleLevels[count]];
