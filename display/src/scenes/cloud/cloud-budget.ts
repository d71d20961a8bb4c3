import { controlsHeight } from '../common/controls/controls.tsx';
import { emsOf, largestThatFits, setWords } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';

type CloudWords = {
  title: string;
  /** In the other language; said while nobody is here. */
  other: string;
  /** Several presentations to choose from: the pressed tab says the title already. */
  several: boolean;
  news: readonly { title: string }[];
};

export type CloudBudget = {
  /** On one line in both languages, beneath each other, or left to the tab. */
  title: 'line' | 'block' | 'told';
  titleShare: number;
  /** In one language, on one line. */
  shortHint: boolean;
  oneRow: boolean;
  /** So many side by side, or a button that opens them. */
  news: { columns: number; meta: boolean; text: boolean } | 'button';
  field: { width: number; height: number };
};

/** So much of the glass belongs to the images. */
const fieldShare = 0.5;
const growth = { title: 0.9, other: 0.3, news: 0.2, hint: 0.2 };

/** What gives way so that the images keep their share, each with all before it. */
const wayGiving = [
  {},
  { newsText: true },
  { newsText: true, newsMeta: true },
  { newsText: true, newsMeta: true, rows: true },
  { newsText: true, newsMeta: true, rows: true, news: true },
  { newsText: true, newsMeta: true, rows: true, news: true, title: true },
] as const satisfies readonly Partial<Record<'newsText' | 'newsMeta' | 'rows' | 'news' | 'title', boolean>>[];

export function cloudBudget(glass: Glass, words: CloudWords, attracting: boolean): CloudBudget {
  const budgets = wayGiving.map((gone) => withGone(glass, words, { attracting, ...gone }));
  const enough = ({ field }: CloudBudget) =>
    field.width * field.height >= fieldShare * glass.width * glass.height;
  return budgets.find(enough) ?? (budgets.at(-1) as CloudBudget);
}

type Gone = Partial<Record<'newsText' | 'newsMeta' | 'rows' | 'news' | 'title', boolean>>;

function withGone(glass: Glass, words: CloudWords, gone: Gone & { attracting: boolean }): CloudBudget {
  const { width, height, textPx: text, airPx: air, targetPx: target, ease } = glass;
  const { attracting } = gone;
  const inner = width - 3.2 * air;
  const sized = (most: number) => text * (1 + most * ease);
  const row = Math.max(target * 1.35, text * 2.3);

  const onLine =
    emsOf(words.title) * sized(growth.title) +
    (attracting ? emsOf(words.other) * sized(growth.other) + 0.7 * sized(growth.title) : 0);
  const title = titleOf();
  const line = sized(growth.title) * 1.34;
  const titleShare = Math.max(0.12, (2.6 * text) / height);
  const titleHigh = { told: 0, line, block: height * titleShare }[title];

  const hint = gone.rows ? text * 1.6 + air * 0.4 : text * 1.25 * (2 + growth.hint * ease) + air * 1.4;
  const rows = gone.rows || !words.several ? row : 2 * row + 0.4 * air;

  const columns = columnsOf();
  const news: CloudBudget['news'] =
    gone.news || words.news.length === 0
      ? 'button'
      : { columns, meta: !gone.newsMeta, text: attracting && !gone.newsText };
  const newsHigh =
    news === 'button'
      ? 0
      : air * 1.3 +
        (news.meta ? text * (columns > 1 && ease < 1 ? 2.6 : 1.5) : 0) +
        sized(growth.news) * 2.62 +
        (news.text ? text * 2.82 : 0);

  const parts = [titleHigh, attracting ? hint : rows, newsHigh].filter((high) => high > 0);
  const field = {
    width: inner,
    height: height - 1.1 * air - parts.length * 0.6 * air - controlsHeight(glass) - sum(parts),
  };
  return { title, titleShare, shortHint: Boolean(gone.rows), oneRow: Boolean(gone.rows), news, field };

  function titleOf(): CloudBudget['title'] {
    if (gone.title || (!attracting && gone.rows && words.several)) return 'told';
    return onLine <= inner ? 'line' : 'block';
  }

  /** As many as leave every title on two lines. */
  function columnsOf(): number {
    const most = Math.min(width > height ? 3 : 1, words.news.length);
    const buttons = attracting ? 0 : 2 * row + 1.6 * air;
    const fits = (count: number) =>
      words.news.every(
        ({ title: said }) =>
          setWords(said, ((inner - buttons) / count - 1.8 * air) / sized(growth.news)).length <= 2,
      );
    return [3, 2].find((count) => count <= most && fits(count)) ?? Math.min(1, most);
  }
}

const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);

type OpenedBudget = {
  /** Of a tall page's height, for the image. */
  imageShare: number;
  /** Of the words beside an image; beneath it they have the whole page. */
  column: number;
  titlePx: number;
  textPx: number;
  /** Whether there is room to say of what it is a part. */
  where: boolean;
  /** Others of its category, in rows of two, or of three on a tall glass. */
  thumbs: number;
  /** Of the page's height, at least: words that are pulled have all of it. */
  high: number;
  /** Room for the take-home button. */
  home: boolean;
  /** Room to say which of how many it is. */
  count: boolean;
  /** Whether nothing of the story is pulled. */
  isWhole: boolean;
};

type OpenedWords = {
  title: string;
  where: string;
  count: string;
  others: number;
  /** Of its story; '' where nobody wrote it. */
  text: string;
  credit: string;
  /** Buttons to hear it, and to read or see it otherwise. */
  ways?: readonly string[];
  /** Of the image: width over height. */
  aspect?: number;
};

/** Of the page's width, at most: the narrowest column that holds the whole story is taken. */
const columnShares = [0.34, 0.42, 0.48];
/** Of the glass's width, for the image beside it. */
const leastPrint = 0.46;
/** Of a tall page's height, for an image with others of its category and alone. */
const imageShares = { among: 0.54, alone: 0.72 };
/** The image shrinks in these steps, on a tall page, until the story fits. */
const imageSteps = [1, 0.85, 0.7, 0.55];
/** Of the column: a lower thumbnail would be a strip that shows nothing. */
const leastThumb = { wide: 0.18, tall: 0.2 };
/** Of what a story leaves it may take, in sizes of the text. */
const largestStory = 1.6;

/** A story is whole where it can be: on a tall page the image gives way to it; the others of its category have what words leave. */
export function openedBudget(glass: Glass, words: OpenedWords): OpenedBudget {
  const usual = words.others > 1 ? imageShares.among : imageShares.alone;
  const shares = glass.height >= glass.width ? imageSteps.map((one) => one * usual) : [usual];
  const budgets = shares.map((share) => budgetWith(glass, words, share));
  return budgets.find(({ isWhole }) => isWhole) ?? (budgets[0] as OpenedBudget);
}

function budgetWith(glass: Glass, words: OpenedWords, imageShare: number): OpenedBudget {
  const { width, height, textPx: text, airPx: air, targetPx: target, ease } = glass;
  const isTall = height >= width;
  const page = { width: width - 3.2 * air, height: height - 3.2 * air - controlsHeight(glass) };
  const button = Math.max(target * 1.35, text * 2.3);
  const { text: story, credit, aspect = 1.5 } = words;
  const printHigh = Math.min(page.width / aspect, page.height * imageShare);
  // Beside an image words end where it ends, as far as there is room.
  const share = isTall ? 1 - printHigh / page.height : 1 - 0.28 * ease;
  const rest = page.height * share - (isTall ? 1.4 * air : 0) - button - 2.2 * air;

  const inColumn = (column: number) => {
    const linesOf = (said: string, px: number) =>
      said ? setWords(said, (column - 0.7 * air) / px).length : 0;
    const wide = (words.ways ?? []).reduce((sum, name) => sum + (emsOf(name) + 1.5) * text + 2.5 * air, 0);
    const ways = Math.ceil(wide / column) * (button + air);
    const titleOf = (px: number) => linesOf(words.title, px) * px * 1.14 + px * 0.6;
    const whereHigh = linesOf(words.where, text) * text * 1.3 + 0.9 * air;
    const storyOf = (px: number) =>
      story || credit ? linesOf(story, px) * px * 1.5 + linesOf(credit, text) * text * 1.3 + text * 1.4 : 0;
    const left = (titlePx: number, where: boolean) =>
      rest - ways - titleOf(titlePx) - (where ? whereHigh : 0);
    return { column, storyOf, left };
  };
  const most = page.width - 2 * air - width * leastPrint;
  // A title that has the column to itself grows in it, up to whole words; the image has the rest.
  const hasOnlyTitle = !story && !credit && words.others < 2 && !words.ways?.length;
  const widest = Math.max(...words.title.split(/\s+/).map(emsOf));
  const usual = hasOnlyTitle
    ? Math.max(page.width * 0.22, 2 * button + 2.4 * air, Math.min(most, widest * text + air))
    : Math.min(Math.max(page.width * 0.34, 3 * button + 1.6 * air), Math.max(page.width * 0.27, text * 13));
  const columns = (
    isTall ? [page.width] : [usual, ...columnShares.map((one) => Math.min(most, one * page.width))]
  )
    .filter((one) => one >= usual)
    .map(inColumn);
  const usualText = text * (1 + 0.08 * ease);
  const holds = ({ left, storyOf }: ReturnType<typeof inColumn>, where: boolean) =>
    left(text, where) >= storyOf(usualText);
  const [first] = columns as [ReturnType<typeof inColumn>];
  const whole = columns.find((one) => holds(one, true)) ?? columns.find((one) => holds(one, false));
  // What is too long even so is pulled, in the widest column where the title leaves it little.
  const laid = whole ?? (ease < 1 ? columns.at(-1) : undefined) ?? first;
  const where = whole ? holds(laid, true) : ease === 1;
  const { column, left, storyOf } = laid;
  const least = whole ? storyOf(usualText) : Math.min(storyOf(usualText), text * 9.5);
  const row = isTall
    ? Math.max(target * 1.2, column * leastThumb.tall) + 0.7 * air
    : Math.max(target * 1.2, column * leastThumb.wide) + 0.7 * air;
  const growth = 1.75 * (hasOnlyTitle ? Math.max(ease, 0.7) : ease);
  const sizes = [1, 0.75, 0.5, 0.25, 0]
    .map((step) => text * (1 + growth * step))
    .filter((px) => px === text || !hasOnlyTitle || widest * px <= column - 0.7 * air);
  const titlePx =
    (words.others < 2 ? [0] : [2 * row, row, 0])
      .map((rows) => sizes.find((px) => left(px, where) - least >= rows))
      .find((px) => px !== undefined) ?? text;
  const free = left(titlePx, where) - storyOf(usualText);
  const inRow = isTall ? 3 : 2;
  const rows = words.others < 2 || free < row ? 0 : free < 2 * row || words.others <= inRow ? 1 : 2;
  const thumbs = Math.min(isTall ? words.others : rows * inRow, rows * inRow);
  const spare = left(titlePx, where) - rows * row;
  const textPx = largestThatFits(
    usualText,
    text * (1 + (largestStory - 1) * ease),
    (px) => storyOf(px) <= spare,
  );
  const turning = words.others > 1 ? 2 : 0;
  const home = (turning + 2) * (button + 0.7 * air) <= column;
  const buttons = (home ? 4 : 3) * button + (home ? 3.5 : 2.8) * air;
  const count = emsOf(words.count) * text + buttons <= column;
  const high = whole ? 1 - 0.28 * ease : 1;
  return { imageShare, column, high, titlePx, textPx, where, thumbs, home, count, isWhole: !!whole };
}
