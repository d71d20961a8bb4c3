import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';
import { Footer } from './footer.tsx';
import classes from './public-frame.module.css';
import { ColorModeSwitch } from './switches.tsx';
import { LanguageSwitcher } from './tools.tsx';

type PublicFrameProps = {
  /** At the start of the line with the colours and the language. */
  lead: ReactNode;
  /** As wide and as high as the window, for something to look at. */
  wide?: boolean;
  children: ReactNode;
};

/** Around a page for everyone, signed in or not. */
export function PublicFrame({ lead, wide = false, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.first} data-wide={wide || undefined}>
        <header className={classes.tools}>
          <div className={classes.lead}>{lead}</div>
          <ColorModeSwitch />
          <LanguageSwitcher />
        </header>
        <main className={classes.main}>{children}</main>
      </div>
      <Footer Link={AppLink} />
    </div>
  );
}
