import { type Bilingual, type Language, wordsIn } from '@psifida/contract/bilingual';
import { instantOf } from '@psifida/contract/content/athens-time';
import { ingredientLine } from '@psifida/contract/content/ingredient-line';
import { productFacts } from '@psifida/contract/content/library-item';
import type {
  TakenAudios,
  TakenHome,
  TakenImage,
  TakenLink,
  TakenOf,
  TakenPart,
} from '@psifida/contract/content/taken-home';
import { takeHomeAddress, takenPath } from '@psifida/contract/endpoints/take-home';
import type { TakenKind } from '@psifida/contract/kinds';
import { pageWords } from './page-words.ts';
import { heardIn, plainSizeOf } from './parts.ts';

type Data = { [name: string]: string | number | Data | (Data | string)[] | undefined };

export type Reader = { language: Language; publicUrl: string; municipality: Bilingual };

/** What each kind is in the words of schema.org. A dish is one of a menu: nobody has written how it is cooked. */
const typeOf: Record<TakenKind, string> = {
  recipe: 'Recipe',
  dish: 'MenuItem',
  product: 'Product',
  point: 'TouristAttraction',
  presentation: 'Collection',
  event: 'Event',
};

/** Nothing that the page does not say: no offer, rating or author, and no coordinates of a place on an image. */
export function linkedData(taken: TakenHome, reader: Reader): Data {
  const { language, publicUrl, municipality } = reader;
  const url = addressOf(taken, reader);
  const subject = `${publicUrl}${takenPath(taken)}#${taken.kind}`;
  const own = describers[taken.kind] as (taken: TakenHome, reader: Reader) => Described;
  const { about, ...said } = own(taken, reader);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      withoutGaps({
        ...{ '@type': 'WebPage', '@id': url, url, name: textIn(taken.title, language), inLanguage: language },
        publisher: { '@type': 'Organization', name: municipality[language] },
        mainEntity: { '@id': subject },
        mentions: about,
        // Of the page: neither a product nor a place has a field for what is told of it.
        audio: 'audio' in taken ? audioOf(taken.audio, reader) : undefined,
      }),
      withoutGaps({
        ...{ '@type': typeOf[taken.kind], '@id': subject, url },
        name: textIn(taken.title, language),
        image: taken.images.flatMap((one): (Data | string)[] => imageWithRights(one, reader)),
        ...said,
      }),
    ],
  };
}

type Described = Data & { about?: Data[] };

const describers: { [Kind in TakenKind]: (taken: TakenOf<Kind>, reader: Reader) => Described } = {
  recipe: ({ minutes, servings, ingredients, steps }, { language }) => ({
    inLanguage: language,
    totalTime: minutes ? durationOf(minutes * 60) : undefined,
    recipeYield: servings ? pageWords[language].servings(servings) : undefined,
    recipeIngredient: ingredients.map((one) => {
      const { amount, text } = ingredientLine(one, language, { written: null, wanted: null });
      return `${amount} ${text}`.trim();
    }),
    recipeInstructions: steps.flatMap(({ text }) => {
      const said = textIn(text, language);
      return said ? [{ '@type': 'HowToStep', text: said }] : [];
    }),
  }),
  dish: ({ description, products }, reader) => ({
    description: textIn(description, reader.language),
    about: products.map((one) => named(one, reader)),
  }),
  product: ({ description, dishes, ...product }, reader) => {
    const producer = textIn(product.producer, reader.language);
    return {
      description: textIn(description, reader.language),
      manufacturer: producer ? { '@type': 'Organization', name: producer } : undefined,
      // In words: they are neither a country nor dates, which is what the vocabulary has fields for.
      additionalProperty: productFacts
        .filter((fact) => fact !== 'producer')
        .flatMap((fact) => {
          const value = textIn(product[fact], reader.language);
          const name = pageWords[reader.language].facts[fact];
          return value ? [{ '@type': 'PropertyValue', name, value }] : [];
        }),
      about: dishes.map((one) => named(one, reader)),
    };
  },
  point: ({ text, presentation }, reader) => ({
    description: textIn(text, reader.language),
    about: [named(presentation, reader)],
  }),
  event: ({ text, place, times: [next, ...others] }, { language }) => {
    const during = ({ begin, end, wholeDay }: TakenOf<'event'>['times'][number]) => ({
      startDate: momentIn(begin, wholeDay),
      endDate: end ? momentIn(end, wholeDay) : undefined,
    });
    const where = place ? textIn(place, language) : undefined;
    return {
      inLanguage: language,
      description: textIn(text, language),
      ...(next && during(next)),
      location: where ? { '@type': 'Place', name: where } : undefined,
      subEvent: others.map((time) => withoutGaps({ '@type': 'Event', ...during(time) })),
    };
  },
  presentation: ({ parts }, reader) => {
    const isWork = (one: TakenPart) => ['image', 'video', 'recipe'].includes(one.kind);
    return {
      inLanguage: reader.language,
      hasPart: parts.filter(isWork).map((one) => describePart(one, reader)),
      about: parts.filter((one) => !isWork(one)).map((one) => describePart(one, reader)),
    };
  },
};

/** ISO 8601 with the town's offset; of a whole day the date. */
function momentIn(wall: string, wholeDay: boolean): string {
  if (wholeDay) return wall.slice(0, 10);
  const hours = (Date.parse(`${wall}Z`) - instantOf(wall)) / 3_600_000;
  return `${wall}:00+0${hours}:00`;
}

const describePart = (part: TakenPart, reader: Reader): Data => {
  const { language } = reader;
  if (part.kind === 'image')
    return withoutGaps({
      '@type': 'ImageObject',
      name: textIn(part.title, language),
      caption: textIn(part.text, language),
      creditText: textIn(part.credit, language) ?? creditOf(part.image, language),
      license: part.image.license,
      contentUrl: imageOf(part.image, reader),
      audio: audioOf(part.audio, reader),
    });
  if (part.kind === 'video')
    return withoutGaps({
      '@type': 'VideoObject',
      name: textIn(part.title, language),
      thumbnailUrl: imageOf(part.image, reader),
      creditText: creditOf(part.image, language),
      license: part.image.license,
      duration: part.durationMs ? lengthOf(part.durationMs) : undefined,
    });
  return named(part, reader);
};

const named = (link: TakenLink, reader: Reader): Data =>
  withoutGaps({
    '@type': typeOf[link.kind],
    name: textIn(link.title, reader.language),
    url: addressOf(link, reader),
    image: link.image ? imageOf(link.image, reader) : undefined,
  });

const addressOf = (taken: { kind: TakenKind; id: string }, { language, publicUrl }: Reader): string =>
  `${publicUrl}${takeHomeAddress(taken, language)}`;

const imageOf = (image: TakenImage, { publicUrl }: Reader): string | undefined => {
  const plain = plainSizeOf(image);
  return plain ? `${publicUrl}${plain.url}` : undefined;
};

const creditOf = ({ credit }: Pick<TakenImage, 'credit'>, language: Language): string | undefined =>
  credit && textIn(credit, language);

/** An address alone where nobody asks to be named. */
const imageWithRights = (image: TakenImage, reader: Reader): (Data | string)[] => {
  const [contentUrl, { license }] = [imageOf(image, reader), image];
  const creditText = creditOf(image, reader.language);
  if (!contentUrl) return [];
  return license || creditText
    ? [withoutGaps({ '@type': 'ImageObject', contentUrl, creditText, license })]
    : [contentUrl];
};

const audioOf = (audio: TakenAudios | undefined, { language, publicUrl }: Reader): Data | undefined => {
  const heard = heardIn(audio, language);
  if (!heard) return undefined;
  return withoutGaps({
    ...{ '@type': 'AudioObject', contentUrl: `${publicUrl}${heard.url}`, encodingFormat: heard.type },
    duration: lengthOf(heard.durationMs),
    ...{ inLanguage: heard.lang, transcript: heard.words || undefined },
    ...{ creditText: creditOf(heard, language), license: heard.license },
  });
};

const lengthOf = (ms: number): string => durationOf(Math.round(ms / 1000));

/** In this language, or in the only one that it has. */
const textIn = (text: Bilingual, language: Language): string | undefined => wordsIn(text, language)?.words;

/** ISO 8601: `PT1H30M`. */
export function durationOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean);
  return `PT${parts.join('') || '0S'}`;
}

/** What nobody has said is left out, and not said to be empty. */
const withoutGaps = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  );
