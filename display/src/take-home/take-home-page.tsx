import { type Language, otherLanguage } from '@psifida/contract/content/bilingual';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { useEffect, useState } from 'react';
import { RecipeSheet, type TakeHomeRecipe } from './recipe-sheet.tsx';

type Found = TakeHomeRecipe | 'loading' | 'gone' | 'unreachable';

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
            const asked = new URLSearchParams(location.search);
            asked.set('lang', other);
            history.replaceState(null, '', `?${asked}`);
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
        {typeof found === 'object' && <RecipeSheet recipe={found} language={language} />}
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
