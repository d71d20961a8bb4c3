import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type Bilingual, languages } from '@psifida/contract/bilingual';
import { type EventCategory, eventCategories, eventCategoryNames } from '@psifida/contract/content/event';
import {
  addEventFeed,
  type EventFeed,
  listEventFeeds,
  removeEventFeed,
} from '@psifida/contract/endpoints/event-feeds';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { placeError } from '../../api/field-issues.ts';
import { ProblemError } from '../../api/problem-error.ts';
import { listQuery, useChange, useRefresh } from '../../api/queries.ts';
import { textsApart } from '../../i18n/catalogues.ts';
import { languageTags } from '../../i18n/language-tags.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { useQuestion } from '../../ui/confirm-dialog.tsx';
import { Coming } from '../../ui/placeholder.tsx';
import classes from './event-feeds.module.css';

const feedsQuery = listQuery(['event-feeds', 'list'], listEventFeeds, {});

/** R-EVENT-03: the calendars from which events are taken. */
export function EventFeeds({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('eventFeeds');
  const query = useQuery(feedsQuery);
  return (
    <>
      <p className="shape-quiet">{t('intro')}</p>
      <Coming query={query} heights={[160]} />
      {query.data?.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {!!query.data?.length && (
        <ul className={classes.feeds}>
          {query.data.map((feed) => (
            <FeedLine key={feed.id} {...{ feed, mayEdit }} />
          ))}
        </ul>
      )}
      {mayEdit && query.data && <AddFeed />}
    </>
  );
}

function FeedLine({ feed, mayEdit }: { feed: EventFeed; mayEdit: boolean }) {
  const t = useTranslations('eventFeeds');
  const locale = useLocale();
  const when = useWhen();
  const remove = useChange(removeEventFeed, { onSuccess: useRefresh(['event-feeds']) });
  const name = feed.name[locale];
  const [ask, question] = useQuestion({
    title: t('removeTitle', { name }),
    children: t('removeText'),
    stay: t('cancel'),
    go: t('removeGo'),
    onGo: () => remove.mutate({ params: { id: feed.id } }),
  });
  return (
    <li className={classes.feed}>
      {question}
      <h2 className={classes.name}>{name}</h2>
      <p className="shape-quiet">
        {eventCategoryNames[feed.category][locale]} · {t('events', { count: feed.events })}
      </p>
      {languages.map((language) => {
        const kept = feed[language];
        return (
          <div key={language} className={classes.calendar}>
            {kept && (
              <p className={classes.address}>
                {languageTags[language]} · {kept.url}
              </p>
            )}
            {kept?.failing && (
              <p className={classes.failing}>
                {t('failing', {
                  when: when(kept.failing.since),
                  reason: textsApart(locale).newsRefusalTexts[kept.failing.reason],
                })}
              </p>
            )}
            {feed.missing[language] > 0 && (
              <p className={classes.failing}>
                {t(language === 'el' ? 'missingGreek' : 'missingEnglish', { count: feed.missing[language] })}
              </p>
            )}
          </div>
        );
      })}
      {!!remove.error && <ProblemBanner error={remove.error} />}
      {mayEdit && (
        <Button
          variant="default"
          loading={remove.isPending}
          aria-label={t('removeOf', { name })}
          onClick={ask}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

type Typed = { name: Bilingual; url: Bilingual; category: EventCategory };
const nothing: Typed = { name: { el: '', en: '' }, url: { el: '', en: '' }, category: 'other' };

function AddFeed() {
  const t = useTranslations('eventFeeds');
  const locale = useLocale();
  const texts = useProblemText();
  const [typed, setTyped] = useState(nothing);
  const id = useRef(crypto.randomUUID());
  const refresh = useRefresh(['event-feeds']);
  const add = useChange(addEventFeed, {
    onSuccess: () => {
      id.current = crypto.randomUUID();
      setTyped(nothing);
      return refresh();
    },
  });
  const set = (part: Partial<Typed>) => {
    add.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  const issues = add.error instanceof ProblemError ? add.error.issues : [];
  const faultAt = (place: string) => issues.find(({ path }) => path.join('.') === place);
  const textAt = (place: string) => {
    const fault = faultAt(place);
    return fault && texts.field(fault.code, fault.params);
  };
  const nameFault = faultAt('name');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ body: { id: id.current, ...typed } });
  };
  return (
    <form noValidate onSubmit={submit} className="shape-form" aria-labelledby="add-event-feed">
      <h2 id="add-event-feed" className="shape-heading">
        {t('add')}
      </h2>
      <BilingualField
        id="event-feed-name"
        label={t('name')}
        hint={t('nameHint')}
        value={typed.name}
        onChange={(language, text) => set({ name: { ...typed.name, [language]: text } })}
        errors={nameFault ? placeError(nameFault.code, texts.field(nameFault.code, nameFault.params)) : {}}
      />
      {languages.map((language) => (
        <TextInput
          key={language}
          id={`event-feed-url-${language}`}
          type="url"
          inputMode="url"
          label={t(language === 'el' ? 'greekLink' : 'englishLink')}
          description={language === 'el' ? t('linkHint') : undefined}
          leftSection={<span aria-hidden>{languageTags[language]}</span>}
          leftSectionWidth={52}
          value={typed.url[language]}
          error={textAt(`url.${language}`)}
          onChange={({ currentTarget }) => set({ url: { ...typed.url, [language]: currentTarget.value } })}
        />
      ))}
      <NativeSelect
        label={t('category')}
        value={typed.category}
        data={eventCategories.map((value) => ({ value, label: eventCategoryNames[value][locale] }))}
        onChange={({ currentTarget }) =>
          set({ category: eventCategories.find((one) => one === currentTarget.value) ?? 'other' })
        }
      />
      {!!add.error && !issues.length && <ProblemBanner error={add.error} />}
      <Group>
        <Button type="submit" loading={add.isPending}>
          {t('addGo')}
        </Button>
      </Group>
    </form>
  );
}
