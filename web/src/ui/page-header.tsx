import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocusIfAsked } from './heading-focus.ts';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  /** The language of the title where it is content and not interface. */
  titleLang?: string | undefined;
  /** The same title in the other language. */
  second?: { text: string; lang: string };
  intro?: ReactNode;
  badge?: ReactNode;
  /** The one main action of the screen. */
  action?: ReactNode;
};

export function PageHeader({ title, titleLang, second, intro, badge, action }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocusIfAsked(heading.current), []);

  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title} lang={titleLang}>
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
