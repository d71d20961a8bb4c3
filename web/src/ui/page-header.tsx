import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { takeFocusIfAsked } from './focus.ts';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  second?: { text: string; lang: string };
  intro?: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  /** Above a form: the state stands beside the title, and as little as can be above the first field. */
  compact?: boolean;
};

export function PageHeader({ title, second, intro, badge, action, compact = false }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocusIfAsked(heading.current), []);

  return (
    <header className={classes.header} data-compact={compact || undefined}>
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {second && (
          <p className={classes.second} lang={second.lang}>
            {second.text}
          </p>
        )}
        {badge && <div className={classes.badge}>{badge}</div>}
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}

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

export function useTitleDetail(detail: string | undefined): void {
  const setDetail = useContext(DetailContext);
  useLayoutEffect(() => {
    setDetail(detail ?? '');
    return () => setDetail('');
  }, [detail, setDetail]);
}
