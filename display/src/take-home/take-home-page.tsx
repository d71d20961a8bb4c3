import { type Language, otherLanguage } from '@psifida/contract/content/bilingual';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { readTakeHomeRecipe } from '@psifida/contract/endpoints/take-home';
import { useEffect, useState } from 'react';
import { ingredientLine } from '../scenes/recipes/amounts.ts';
import { recipeTexts } from '../scenes/recipes/recipe-texts.ts';

type Recipe = Answer<typeof readTakeHomeRecipe>;
type Found = Recipe | 'loading' | 'gone' | 'unreachable';

const texts: Record<
  Language,
  { other: string; gone: string; unreachable: string; again: string; print: string }
> = {
  el: {
    other: 'English',
    gone: 'Αυτή η συνταγή δεν προβάλλεται πια.',
    unreachable: 'Η συνταγή δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας.',
    again: 'Δοκιμάστε ξανά',
    print: 'Εκτύπωση',
  },
  en: {
    other: 'Ελληνικά',
    gone: 'This recipe is no longer shown.',
    unreachable: 'The recipe was not loaded. Check your connection.',
    again: 'Try again',
    print: 'Print',
  },
};

/** A recipe on a visitor's own phone: nothing is asked, nothing is kept, nothing is counted. */
export function TakeHomePage({ id, first }: { id: string; first: Language }) {
  const [language, setLanguage] = useState(first);
  const [found, setFound] = useState<Found>('loading');
  const [attempt, setAttempt] = useState(0);
  const t = texts[language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setFound('loading');
    fetch(`${apiPrefix}/take-home/recipes/${encodeURIComponent(id)}`)
      .then(async (answer) =>
        setFound(answer.ok ? await answer.json() : answer.status === 404 ? 'gone' : 'unreachable'),
      )
      .catch(() => setFound('unreachable'));
  }, [id, attempt]);
  useEffect(() => {
    document.documentElement.lang = language;
    if (typeof found === 'object') document.title = found.title[language];
  }, [language, found]);

  return (
    <>
      <header className="top">
        <button
          type="button"
          lang={otherLanguage(language)}
          onClick={() => {
            const other = otherLanguage(language);
            setLanguage(other);
            history.replaceState(null, '', `?lang=${other}`);
          }}
        >
          {t.other}
        </button>
        {typeof found === 'object' && (
          <button type="button" onClick={() => window.print()}>
            {t.print}
          </button>
        )}
      </header>
      <main lang={language} aria-busy={found === 'loading'}>
        {typeof found === 'object' && <Recipe recipe={found} language={language} />}
        {found === 'gone' && <p className="said">{t.gone}</p>}
        {found === 'unreachable' && (
          <p className="said" role="alert">
            {t.unreachable}{' '}
            <button type="button" onClick={() => setAttempt(attempt + 1)}>
              {t.again}
            </button>
          </p>
        )}
      </main>
    </>
  );
}

function Recipe({ recipe, language }: { recipe: Recipe; language: Language }) {
  const t = recipeTexts[language];
  const pictures = recipe.pictures.filter(({ width, height }) => Math.max(width, height) <= 1_920);
  const largest = pictures.filter(({ format }) => format === 'jpeg').at(-1);
  const facts = [
    recipe.servings ? t.servings(recipe.servings) : '',
    recipe.minutes ? t.minutes(recipe.minutes) : '',
  ].filter((one) => one !== '');
  return (
    <article>
      {largest && (
        <picture>
          {(['avif', 'webp'] as const).map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              sizes="(max-width: 46rem) 100vw, 46rem"
              srcSet={pictures
                .filter((one) => one.format === format)
                .map(({ url, width }) => `${url} ${width}w`)
                .join(', ')}
            />
          ))}
          <img src={largest.url} width={largest.width} height={largest.height} alt={recipe.alt[language]} />
        </picture>
      )}
      <h1>{recipe.title[language]}</h1>
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      <h2>{t.ingredients}</h2>
      <ul>
        {recipe.ingredients.map((one) => {
          const line = ingredientLine(one, language, { written: null, wanted: null });
          return <li key={one.id}>{`${line.amount} ${line.text}`.trim()}</li>;
        })}
      </ul>
      <h2>{t.steps}</h2>
      <ol>
        {recipe.steps.map(({ id, text }) => (
          <li key={id}>{text[language]}</li>
        ))}
      </ol>
      <p className="facts">{t.ready}</p>
    </article>
  );
}
