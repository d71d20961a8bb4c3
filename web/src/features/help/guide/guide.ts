import type { HelpTopic } from '../../../lib/help-topics.ts';
import * as content from './content.ts';
import * as displays from './displays.ts';
import * as presentations from './presentations.ts';
import * as running from './running.ts';
import * as showing from './showing.ts';
import type { Topic } from './topic.ts';

const { takeBack, ...ofRunning } = running;

/** The whole guide. It is fetched when somebody opens it: whoever imports this file does so by `import()`. */
export const guide: Record<HelpTopic, Topic> = {
  ...presentations,
  ...showing,
  ...content,
  ...displays,
  ...ofRunning,
  'take-back': takeBack,
};

const files = import.meta.glob<string>('../images/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where an image of the guide is, in a language; undefined while nobody has made it. */
export const imageUrl = (name: string, language: string): string | undefined =>
  files[`../images/${language}/${name}.webp`];
