import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { Scene } from '../ui/scene.tsx';
import classes from './message-page.module.css';

type MessagePageProps = {
  code?: string;
  title: string;
  text: string;
  detail?: string;
  actions?: ReactNode;
  system?: SystemId | null;
};

export function MessagePage({ code, title, text, detail, actions, system }: MessagePageProps) {
  return (
    <div className={classes.page}>
      <div>
        {code && <p className={classes.code}>{code}</p>}
        <PageHeader title={title} intro={text} />
        {detail && <p className={classes.detail}>{detail}</p>}
        {actions && <div className="shape-line">{actions}</div>}
      </div>
      <Scene system={system ?? 'system4'} size={{ width: 960, height: 720 }} className={classes.image} />
    </div>
  );
}
