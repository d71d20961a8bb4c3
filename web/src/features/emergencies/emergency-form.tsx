import { Box, Button, NativeSelect } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import { wallMinute } from '@psifida/contract/content/athens-time';
import { type EmergencyDraft, emergencyDraft, emergencyLevels } from '@psifida/contract/content/display';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeError } from '../../api/field-issues.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Choice } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePicking } from '../media/picker/use-picking.tsx';
import { MessageVersions } from '../media/picker/versions-field.tsx';
import { AudienceField, type AudienceOption, everyone, isNobody, toDraft } from './audience-field.tsx';
import classes from './emergency-form.module.css';
import { EmergencyLikeness } from './emergency-likeness.tsx';
import { openPlaces, type TemplateName, templateNames, templates } from './templates.ts';
import { endsAt, type Preset, UntilField } from './until-field.tsx';

type EmergencyFormProps = { displays: readonly AudienceOption[]; onWritten: (draft: EmergencyDraft) => void };

export function EmergencyForm({ displays, onWritten }: EmergencyFormProps) {
  const t = useTranslations('emergencies');
  const { field: textOf } = useProblemText();
  const { pick, picker } = usePicking();
  const [template, setTemplate] = useState<TemplateName>('blank');
  const [words, setWords] = useState<Pick<EmergencyDraft, 'level' | 'title' | 'text' | 'easy' | 'sign'>>(
    templates.blank,
  );
  const [audience, setAudience] = useState(everyone);
  const [preset, setPreset] = useState<Preset>('h1');
  const [custom, setCustom] = useState(() => wallMinute(Date.now() + 3600_000));
  const [drill, setDrill] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const attempted = attempts > 0;
  const form = useRef<HTMLFormElement>(null);
  // The fault may be far above the button.
  useEffect(() => {
    if (attempts === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input');
    fault?.scrollIntoView({ block: 'center' });
    fault?.focus({ preventScroll: true });
  }, [attempts]);

  const until = endsAt({ preset, custom, now: Date.now() });
  const nobody = isNobody(audience);
  const open = openPlaces(words);
  const read = emergencyDraft.omit({ until: true, displays: true, tags: true, drill: true }).safeParse(words);
  const errorsAt = (name: 'title' | 'text') => {
    const issue = attempted && read.error?.issues.find(({ path }) => path[0] === name);
    if (!issue) return {};
    const text = textOf(issue.message, 'params' in issue ? issue.params : {});
    const language = issue.path[1];
    return language === 'el' || language === 'en' ? { [language]: text } : placeError(issue.message, text);
  };
  const input = (name: 'title' | 'text') => ({
    id: `emergency-${name}`,
    label: t(name),
    hint: t(`${name}Hint`),
    value: words[name],
    onChange: (language: Language, text: string) =>
      setWords((before) => ({ ...before, [name]: { ...before[name], [language]: text } })),
  });

  return (
    <>
      {picker}
      <form
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts((before) => before + 1);
          if (read.success && until && !nobody && open.length === 0)
            onWritten({ ...read.data, until, ...toDraft(audience), drill });
        }}
      >
        <div className={classes.fields}>
          <Box component="h2" fz={24}>
            {t('compose')}
          </Box>
          <div className={classes.pair}>
            <NativeSelect
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
              label={t('level')}
              value={words.level}
              onChange={({ currentTarget }) =>
                setWords((before) => ({ ...before, level: currentTarget.value as EmergencyDraft['level'] }))
              }
              data={emergencyLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
            />
          </div>
          <BilingualField {...input('title')} small errors={errorsAt('title')} />
          <BilingualField
            {...input('text')}
            small
            multiline
            errors={{
              ...errorsAt('text'),
              ...(attempted &&
                open.length > 0 && { both: t('openPlaces', { places: [...new Set(open)].join(', ') }) }),
            }}
          />
          <MessageVersions
            versions={words}
            pick={pick}
            onChange={(change) => setWords((before) => ({ ...before, ...change }))}
          />
          <AudienceField
            displays={displays}
            value={audience}
            fault={attempted && nobody}
            onChange={setAudience}
          />
          <Choice many name="drill" checked={drill} onChoose={() => setDrill(!drill)}>
            {t('isDrill')}
          </Choice>
          <UntilField
            preset={preset}
            custom={custom}
            until={until}
            onPreset={setPreset}
            onCustom={setCustom}
          />
        </div>
        <div className={classes.look}>
          <Box component="p" mb={8} fw={600}>
            {t('preview')}
          </Box>
          <EmergencyLikeness {...words} drill={drill} />
        </div>
        <Button
          type="submit"
          color="red"
          leftSection={<Icon name="speakerphone" />}
          style={{ justifySelf: 'start' }}
        >
          {t('send')}
        </Button>
      </form>
    </>
  );
}
