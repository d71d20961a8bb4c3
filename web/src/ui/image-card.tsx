import { Skeleton, type SkeletonProps } from '@mantine/core';
import { type Bilingual, otherLanguage } from '@psifida/contract/bilingual';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import classes from './image-card.module.css';
import { AppLink } from './link.tsx';
import type { ShownState } from './pill.tsx';

type ImageCardProps = {
  image: ReactNode;
  state: ShownState;
  pill: ReactNode;
  title: Bilingual;
  to?: string | undefined;
  level: 2 | 3;
  completeness: ReactNode;
  foot: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
};

export function ImageCard(props: ImageCardProps) {
  const { image, state, pill, title, to, level, completeness, foot, tools, children } = props;
  const locale = useLocale();
  const other = otherLanguage(locale);
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} data-interactive={!!to || undefined}>
      <div className={classes.cover} data-state={state}>
        {image}
        <span className={classes.state}>{pill}</span>
      </div>
      <div className={classes.words}>
        <Heading className={classes.title}>
          {to ? (
            <AppLink to={to} className={classes.link}>
              {title[locale]}
            </AppLink>
          ) : (
            title[locale]
          )}
        </Heading>
        <p className={classes.second} lang={other}>
          {title[other]}
        </p>
        <p className={classes.completeness} data-state={state}>
          {completeness}
        </p>
        {children}
        <p className={classes.changed}>{foot}</p>
      </div>
      {tools && <div className={classes.tools}>{tools}</div>}
    </article>
  );
}

type CardPlaceholderProps = {
  look: { card?: string; cover?: string; words?: string };
  lines: readonly SkeletonProps[];
  at: number;
};

/** How long the lines of a card are, of all there is room for: as different as titles are. */
const lengths = [1, 0.72, 0.88, 0.6, 0.95, 0.8, 0.66];

/** The place of a card: its image, and its lines by their sizes. Seen only when the wait is worth telling of. */
export function CardPlaceholder({ look, lines, at }: CardPlaceholderProps) {
  return (
    <div className={`${look.card} ${classes.waiting}`} aria-hidden>
      <div className={look.cover}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={look.words}>
        {lines.map((line, index) => (
          <Skeleton
            key={String(line.width)}
            {...line}
            width={`calc(${line.width} * ${lengths[(at * 3 + index * 2) % lengths.length]})`}
          />
        ))}
      </div>
    </div>
  );
}

const cardLines: readonly SkeletonProps[] = [
  { height: 26, width: '75%' },
  { height: 22, width: '60%', mt: 4 },
  { height: 22, width: '85%', mt: 12 },
  { height: 20, width: '70%', mt: 'auto' },
];

export function CardGridPlaceholder({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.grid} data-row={count <= 3 || undefined} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <CardPlaceholder key={index} at={index} look={classes} lines={cardLines} />
      ))}
    </div>
  );
}
