import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { brandingPath } from '@psifida/contract/branding';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { useEffect, useState } from 'react';
import { useBranding } from '../use-branding.ts';
import { RecipeSheet, type TakeHomeRecipe } from './recipe-sheet.tsx';

type Found = TakeHomeRecipe | 'loading' | 'gone' | 'unreachable';

const el = {
  other: 'English',
  gone: 'Αυτή η συνταγή δεν προβάλλεται πια',
  changing: 'Οι συνταγές στις οθόνες αλλάζουν από καιρό σε καιρό.',
  instead: 'Περάστε ξανά από την οθόνη: σαρώστε τον κωδικό μιας άλλης συνταγής και θα ανοίξει εδώ.',
  unreachable: 'Η συνταγή δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας.',
  again: 'Δοκιμάστε ξανά',
  print: 'Εκτύπωση',
};

const texts: Record<Language, typeof el> = {
  el,
  en: {
    other: 'Ελληνικά',
    gone: 'This recipe is no longer shown',
    changing: 'The recipes on our displays change from time to time.',
    instead: 'Come by the display again: scan the code of another recipe, and it opens here.',
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
  const branding = useBranding();
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
    const title =
      typeof found === 'object' ? found.title[language] : found === 'gone' ? texts[language].gone : null;
    const parts = [title, branding?.municipality[language]].filter(Boolean);
    if (parts.length > 0) document.title = parts.join(' · ');
  }, [language, found, branding]);

  return (
    <>
      <header className="top">
        {branding && (
          <p className="brand" lang={language}>
            <img src={`${brandingPath}/${branding.logo}`} alt="" width={44} height={44} />
            {branding.municipality[language]}
          </p>
        )}
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
      </header>
      <main lang={language} aria-busy={found === 'loading'}>
        {typeof found === 'object' && (
          <>
            <RecipeSheet recipe={found} language={language} />
            <p className="print">
              <button type="button" onClick={() => window.print()}>
                {t.print}
              </button>
            </p>
          </>
        )}
        {found === 'gone' && (
          <section className="said">
            <h1>{t.gone}</h1>
            <p>{t.changing}</p>
            <p>{t.instead}</p>
          </section>
        )}
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
