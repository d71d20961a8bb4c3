import { Button, NativeSelect } from '@mantine/core';
import { wallMinute } from '@psifida/contract/content/athens-time';
import { type EmergencyDraft, emergencyDraft, emergencyLevels } from '@psifida/contract/content/display';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { placeError } from '../../lib/field-issues.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AudienceField, type AudienceOption, everyone, isNobody, toDraft } from './audience-field.tsx';
import classes from './emergency-form.module.css';
import { EmergencyLikeness } from './emergency-likeness.tsx';
import { endsAt, type Preset } from './ends-at.ts';
import { openPlaces, type TemplateName, templateNames, templates } from './templates.ts';
import { UntilField } from './until-field.tsx';

type EmergencyFormProps = { displays: readonly AudienceOption[]; onWritten: (draft: EmergencyDraft) => void };

/** A message is written here; nothing is sent before it is confirmed. */
export function EmergencyForm({ displays, onWritten }: EmergencyFormProps) {
  const t = useTranslations('emergencies');
  const { field: textOf } = useProblemText();
  const [template, setTemplate] = useState<TemplateName>('blank');
  const [words, setWords] = useState<Pick<EmergencyDraft, 'level' | 'title' | 'text'>>(templates.blank);
  const [audience, setAudience] = useState(everyone);
  const [preset, setPreset] = useState<Preset>('h1');
  const [custom, setCustom] = useState(() => wallMinute(Date.now() + 3600_000));
  const [attempts, setAttempts] = useState(0);
  const attempted = attempts > 0;
  const form = useRef<HTMLFormElement>(null);
  // What is wrong may lie far above the button.
  useEffect(() => {
    if (attempts === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input');
    fault?.scrollIntoView({ block: 'center' });
    fault?.focus({ preventScroll: true });
  }, [attempts]);

  const until = endsAt({ preset, custom, now: Date.now() });
  const nobody = isNobody(audience);
  const open = openPlaces(words);
  const read = emergencyDraft.omit({ until: true, displays: true, tags: true }).safeParse(words);
  const errorsAt = (name: 'title' | 'text') => {
    const issue = attempted && read.error?.issues.find(({ path }) => path[0] === name);
    if (!issue) return {};
    const text = textOf(issue.message, 'params' in issue ? issue.params : {});
    const language = issue.path[1];
    return language === 'el' || language === 'en' ? { [language]: text } : placeError(issue.message, text);
  };
  const write = (name: 'title' | 'text', language: 'el' | 'en') => (text: string) =>
    setWords((before) => ({ ...before, [name]: { ...before[name], [language]: text } }));
  const inputs = (name: 'title' | 'text') => ({
    el: { value: words[name].el, onChange: write(name, 'el') },
    en: { value: words[name].en, onChange: write(name, 'en') },
  });

  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts((before) => before + 1);
        if (read.success && until && !nobody && open.length === 0)
          onWritten({ ...read.data, until, ...toDraft(audience) });
      }}
    >
      <div className={classes.fields}>
        <h2 className={classes.heading}>{t('compose')}</h2>
        <div className={classes.pair}>
          <NativeSelect
            size="md"
            label={t('template')}
            description={t('templateHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            value={template}
            onChange={({ currentTarget }) => {
              const name = currentTarget.value as TemplateName;
              setTemplate(name);
              setWords(templates[name]);
            }}
            data={templateNames.map((name) => ({ value: name, label: t(`templates.${name}`) }))}
          />
          <NativeSelect
            size="md"
            label={t('level')}
            value={words.level}
            onChange={({ currentTarget }) =>
              setWords((before) => ({ ...before, level: currentTarget.value as EmergencyDraft['level'] }))
            }
            data={emergencyLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          />
        </div>
        <BilingualField
          id="emergency-title"
          label={t('title')}
          hint={t('titleHint')}
          small
          inputs={inputs('title')}
          errors={errorsAt('title')}
        />
        <BilingualField
          id="emergency-text"
          label={t('text')}
          hint={t('textHint')}
          small
          multiline
          inputs={inputs('text')}
          errors={{
            ...errorsAt('text'),
            ...(attempted &&
              open.length > 0 && { both: t('openPlaces', { places: [...new Set(open)].join(', ') }) }),
          }}
        />
        <AudienceField
          displays={displays}
          value={audience}
          fault={attempted && nobody}
          onChange={setAudience}
        />
        <UntilField preset={preset} custom={custom} until={until} onPreset={setPreset} onCustom={setCustom} />
      </div>
      <div className={classes.look}>
        <p className={classes.label}>{t('preview')}</p>
        <EmergencyLikeness {...words} />
      </div>
      <Button type="submit" color="red" leftSection={<Icon name="speakerphone" />} className={classes.send}>
        {t('send')}
      </Button>
    </form>
  );
}
