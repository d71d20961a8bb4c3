import type { Bilingual } from '@psifida/contract/bilingual';
import type { DocumentKind } from '@psifida/contract/content/documents';
import { isSame } from '@psifida/contract/content/fields';
import { lagAfter, type TextPlace } from '@psifida/contract/content/parity';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { documentLanguagesQuery, useSayRight } from '../api/language-queries.ts';
import { goToField } from '../ui/focus.ts';
import { LanguagesContext } from '../ui/language-doubts.tsx';
import { useSearchParams } from '../ui/link.tsx';

type DocumentLanguagesProps = {
  kind: DocumentKind;
  saved: { id: string; version: number } | null;
  children: ReactNode;
};

const tidy = ({ el, en }: Bilingual): Bilingual => ({ el: el.trim(), en: en.trim() });

export function DocumentLanguages({ kind, saved, children }: DocumentLanguagesProps) {
  useAskedField();
  const sayRight = useSayRight();
  const { data } = useQuery({
    ...documentLanguagesQuery(saved ?? { id: '', version: 0 }),
    ...(!saved && { queryFn: skipToken }),
  });
  const id = saved?.id;
  // Memoised: every field of the form reads it.
  const known = useMemo(() => {
    const isRight = (place: TextPlace, text: Bilingual) =>
      !!data?.right.some((one) => one.place === place && isSame(one.text, tidy(text)));
    if (id === undefined) return null;
    return {
      isRight,
      staleOf: (place: TextPlace) => data?.stale.find((one) => one.place === place)?.text ?? null,
      // Only what was saved so: while one types, the other language is perhaps the next.
      lagOf: (place: TextPlace, text: Bilingual) => {
        const found = data?.lags.find((one) => one.place === place);
        if (!found) return null;
        const wasRight = isRight(place, found.text);
        return lagAfter({ before: found.text, after: tidy(text), lag: found.lag, wasRight });
      },
      say: (place: TextPlace, text: Bilingual, right: boolean) =>
        sayRight(id, { kind, place, text: tidy(text), right }),
    };
  }, [id, kind, data, sayRight]);
  return <LanguagesContext value={known}>{children}</LanguagesContext>;
}

/** The input that the address names takes the focus, after whatever else takes it while the page is drawn. */
function useAskedField(): void {
  const [{ at }] = useSearchParams();
  useEffect(() => {
    if (!at) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => goToField(at));
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
}
