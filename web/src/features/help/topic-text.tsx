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
  pictureUrl: (name: string, language: string) => string | undefined;
  /** What its headings stand under. */
  level: 2 | 3;
};

const isShown = (block: Block) => !('approval' in block) || asksApproval();

/** One topic, as it is read and printed. */
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

function BlockText({ block, pictureUrl, level }: Omit<TopicTextProps, 'topic'> & { block: Block }) {
  const language = useLocale();
  const Heading = `h${level}` as const;
  if ('says' in block) return <p>{<Words text={block.says} />}</p>;
  if ('title' in block) return <Heading className={classes.heading}>{block.title[language]}</Heading>;
  if ('shortcuts' in block) return <ShortcutList />;
  if ('picture' in block)
    return (
      <figure className={classes.figure}>
        <img
          src={pictureUrl(block.picture, language)}
          alt={block.alt[language]}
          width={1280}
          height={800}
          loading="lazy"
          className={classes.picture}
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

/** A text with the names of buttons as they are called, ways to other topics, and keys. */
function Words({ text }: { text: Bilingual }) {
  const t = useTranslations('help.topics');
  const language = useLocale();
  return piecesOf(text[language]).map((piece, index) => {
    const key = `${index}`;
    if ('text' in piece) return piece.text;
    if ('name' in piece)
      return (
        <strong key={key} className={classes.name}>
          {nameAt(language, piece.name)}
        </strong>
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
