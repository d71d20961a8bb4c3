import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const DetailContext = createContext<(detail: string) => void>(() => {});

/** R-SHELL-07: every page has its own title in the browser, in the language of the moment. */
export function PageTitle({ parts, children }: { parts: readonly string[]; children: ReactNode }) {
  const [detail, setDetail] = useState('');
  const title = [detail, ...parts].filter((part) => part !== '').join(' · ');
  // Before the page is painted: whoever sees the new page already has its title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return <DetailContext value={setDetail}>{children}</DetailContext>;
}

/** What only the screen knows, such as the name of the presentation it shows, stands first in the title. */
export function useTitleDetail(detail: string | undefined): void {
  const setDetail = useContext(DetailContext);
  useLayoutEffect(() => {
    setDetail(detail ?? '');
    return () => setDetail('');
  }, [detail, setDetail]);
}
