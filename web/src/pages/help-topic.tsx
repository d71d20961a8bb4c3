import { Box, Button } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useTranslations } from 'use-intl';
import classes from '../features/help/help.module.css';
import { TopicText } from '../features/help/topic-text.tsx';
import { useGuide } from '../features/help/use-guide.ts';
import { type HelpTopic, shownTopics } from '../lib/help-topics.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink, ButtonLink } from '../ui/link.tsx';
import { PageHeader, useTitleDetail } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import type { ScreenProps } from './screen-props.ts';

/** R-HELP-02: one task, in short steps. */
export default function HelpTopicPage({ id }: ScreenProps) {
  const t = useTranslations('help');
  const topic = shownTopics().find((one) => one === id);
  useTitleDetail(topic ? t(`topics.${topic}`) : t('unknownTitle'));
  // The focus and the reader go to each topic's own heading.
  if (topic) return <KnownTopic key={topic} topic={topic} />;
  return (
    <>
      <PageHeader title={t('unknownTitle')} intro={t('unknownText')} />
      <ButtonLink to={addressOf({ screen: 'help' })}>{t('all')}</ButtonLink>
    </>
  );
}

function KnownTopic({ topic }: { topic: HelpTopic }) {
  const t = useTranslations('help');
  const guide = useGuide();
  const { data } = guide;
  const topics = shownTopics();
  const next = topics[topics.indexOf(topic) + 1];
  return (
    <>
      <PageHeader
        title={t(`topics.${topic}`)}
        action={
          <Button variant="default" onClick={() => window.print()} leftSection={<Icon name="printer" />}>
            {t('print')}
          </Button>
        }
      />
      <Coming query={guide} heights={[96, 320]} />
      {data && (
        <article className={classes.article}>
          <TopicText topic={data.guide[topic]} imageUrl={data.imageUrl} level={2} />
        </article>
      )}
      {next && (
        <Box component="p" mt={20} className={classes.next}>
          <AppLink to={addressOf({ screen: 'help-topic', id: next })}>
            {t('next', { topic: t(`topics.${next}`) })}
          </AppLink>
        </Box>
      )}
    </>
  );
}
