import { Box } from '@mantine/core';
import type { Bilingual } from '@psifida/contract/bilingual';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { isHelpTopic } from '../../lib/help-topics.ts';
import { asksApproval } from '../../lib/runtime-config.ts';
import type { ShortcutName } from '../../lib/shortcuts.ts';
import { AppLink } from '../../ui/link.tsx';
import { type Block, piecesOf, type Topic } from './guide/topic.ts';
import classes from './help.module.css';
import { Keys, ShortcutList } from './shortcut-list.tsx';
import { nameAt } from './use-guide.ts';

type TopicTextProps = {
  topic: Topic;
  imageUrl: (name: string, language: string) => string | undefined;
  level: 2 | 3;
};

const isShown = (block: Block) => !('approval' in block) || asksApproval();

export function TopicText({ topic, ...rest }: TopicTextProps) {
  return (
    <div className={classes.text}>
      {topic.filter(isShown).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is written does not move
        <BlockText key={index} block={block} {...rest} />
      ))}
    </div>
  );
}

function BlockText({ block, imageUrl, level }: Omit<TopicTextProps, 'topic'> & { block: Block }) {
  const language = useLocale();
  const Heading = `h${level}` as const;
  if ('says' in block) return <p>{<Words text={block.says} />}</p>;
  if ('title' in block) return <Heading className={classes.heading}>{block.title[language]}</Heading>;
  if ('shortcuts' in block) return <ShortcutList />;
  if ('image' in block)
    return (
      <figure className={classes.figure}>
        <img
          src={imageUrl(block.image, language)}
          alt={block.alt[language]}
          width={1280}
          height={800}
          loading="lazy"
          className={classes.image}
        />
      </figure>
    );
  const [List, lines] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.points] as const);
  return (
    <List className={classes.lines}>
      {lines.map((line) => (
        <li key={line.el}>
          <Words text={line} />
        </li>
      ))}
    </List>
  );
}

function Words({ text }: { text: Bilingual }) {
  const t = useTranslations('help.topics');
  const language = useLocale();
  return piecesOf(text[language]).map((piece, index) => {
    const key = `${index}`;
    if ('text' in piece) return piece.text;
    if ('name' in piece)
      return (
        <Box component="strong" key={key} fw={600}>
          {nameAt(language, piece.name)}
        </Box>
      );
    if ('keys' in piece) return <Keys key={key} name={piece.keys as ShortcutName} />;
    if (!isHelpTopic(piece.topic)) return null;
    return (
      <AppLink key={key} to={addressOf({ screen: 'help-topic', id: piece.topic })}>
        {t(piece.topic)}
      </AppLink>
    );
  });
}
