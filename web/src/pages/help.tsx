import { Box, Button, Group } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { FirstDay } from '../features/help/first-day.tsx';
import classes from '../features/help/help.module.css';
import { TopicText } from '../features/help/topic-text.tsx';
import { searchGuide, useGuide } from '../features/help/use-guide.ts';
import { shownTopics } from '../lib/help-topics.ts';
import { NothingFound } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { AppLink, useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { SearchField } from '../ui/search-field.tsx';

type GuideModule = NonNullable<ReturnType<typeof useGuide>['data']>;

/** R-HELP-03: every topic of the guide, found by its words; or all of it on one page, for paper. */
export default function Help() {
  const t = useTranslations();
  const query = useGuide();
  const { data } = query;
  const [{ all }] = useSearchParams();
  return (
    <>
      <PageHeader title={t('titles.help')} intro={t('help.intro')} />
      <Coming query={query} heights={[96, 320]} />
      {data && (all ? <WholeGuide {...data} /> : <Contents {...data} />)}
    </>
  );
}

function Contents({ guide }: GuideModule) {
  const t = useTranslations('help');
  const language = useLocale();
  const [{ q }, setParams] = useSearchParams();
  const found = q ? searchGuide(guide, q, language) : shownTopics().map((topic) => ({ topic, excerpt: '' }));
  return (
    <>
      <Group gap="12px 24px" align="end" mb={24}>
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={q}
          onChange={(search) => setParams({ q: search })}
          className={classes.search}
        />
        <AppLink to={`${addressOf({ screen: 'help' })}?all=yes`} className={classes.whole}>
          <Icon name="printer" />
          {t('whole')}
        </AppLink>
      </Group>
      {!q && <FirstDay inGuide />}
      <p role="status" className={q ? undefined : 'shape-unseen'}>
        {q && t('found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className={classes.topics} aria-label={t('all')}>
          {found.map(({ topic, excerpt }) => (
            <Box component="li" key={topic} pos="relative" py={16} px={20} className="shape-card">
              <AppLink to={addressOf({ screen: 'help-topic', id: topic })} className={classes.topicLink}>
                {t(`topics.${topic}`)}
              </AppLink>
              {excerpt && <p className="shape-quiet">{excerpt}</p>}
            </Box>
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <NothingFound
          scene="system4"
          title={t('found', { count: 0 })}
          onClear={() => setParams({ q: undefined })}
        >
          <p>{t('nothing')}</p>
        </NothingFound>
      )}
    </>
  );
}

function WholeGuide({ guide, imageUrl }: GuideModule) {
  const t = useTranslations('help');
  return (
    <article className={classes.article}>
      <div className={classes.paperTools}>
        <AppLink to={addressOf({ screen: 'help' })}>{t('all')}</AppLink>
        <Button variant="default" onClick={() => window.print()} leftSection={<Icon name="printer" />}>
          {t('print')}
        </Button>
      </div>
      {shownTopics().map((topic) => (
        <section key={topic} className={classes.chapter}>
          <h2 className={classes.chapterTitle}>{t(`topics.${topic}`)}</h2>
          <TopicText topic={guide[topic]} imageUrl={imageUrl} level={3} />
        </section>
      ))}
    </article>
  );
}
