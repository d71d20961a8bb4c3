import { Box, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import { chosenLook, type TownLook } from '@psifida/contract/content/look';
import {
  contrastOf,
  grounds,
  groundTones,
  isReadable,
  nearestReadable,
  staffActions,
  typefaces,
  usualLook,
} from '@psifida/contract/content/look-tones';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { readLook, saveLook } from '@psifida/contract/endpoints/look';
import { previewSystem } from '@psifida/contract/endpoints/shared-previews';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { readQuery, useChange, useRefresh } from '../../api/queries.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Choice, ChoiceGroup, Segments } from '../../ui/choice-group.tsx';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import { ColorModeSwitch } from '../../ui/frame/switches.tsx';
import { useSentForm } from '../../ui/sent-form.tsx';
import { lookOfPage, showLook } from '../preview/page-look.ts';
import { PlayerFrame, usePlayerState } from '../preview/player-frame.tsx';
import { useSystem, useSystemName } from '../systems/registry.tsx';
import classes from './look-dialog.module.css';

const lookQuery = readQuery(['displays', 'look'], readLook, {});

/** R-LOOK-01: for administrators; see web/src/pages/displays.tsx. */
export function LookButton({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('look');
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null;
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...lookQuery, enabled: isOpen, staleTime: 0 });
  // What was read for an earlier opening may be a colleague's by now.
  const isRead = isOpen && dataUpdatedAt >= openedAt;
  const close = () => setOpenedAt(null);
  return (
    <>
      <Button variant="default" loading={isOpen && !isRead && !error} onClick={() => setOpenedAt(Date.now())}>
        {t('open')}
      </Button>
      {isOpen && !isRead && error && <ProblemBanner error={error} onRetry={refetch} />}
      {isRead && data && (
        <LookDialog
          saved={data}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </>
  );
}

type LookDialogProps = { saved: TownLook; onClose: () => void; onSaved: () => void };

function LookDialog({ saved, onClose, onSaved }: LookDialogProps) {
  const t = useTranslations('look');
  const format = useFormatter();
  const save = useChange(saveLook, { onSuccess: useRefresh(['displays', 'look']) });
  const sent = useSentForm<TownLook, TownLook>({
    schema: chosenLook,
    defaultValues: saved,
    send: async (body) => {
      keep(await save.mutateAsync({ body }));
      onSaved();
    },
  });
  const { values, set, input, failure } = sent;
  const accent = values.accent.trim().toLowerCase();
  const isColour = /^#[0-9a-f]{6}$/.test(accent);
  const tone = isColour ? nearestReadable(accent) : saved.accent;
  const seen = useMemo(() => ({ ...values, accent: tone }), [values, tone]);
  const keep = useSeenOnPage(seen);
  const ratio = (one: string, other = '#ffffff') =>
    format.number(Math.floor(contrastOf(one, other) * 10) / 10, { minimumFractionDigits: 1 });
  const { light, dark } = staffActions(tone);
  const unreadable = isColour && !isReadable(accent);
  const accentInput = input('accent');
  return (
    <Dialog
      opened
      large
      size="min(1600px, 96vw)"
      title={t('open')}
      onClose={onClose}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <form {...sent.form} className={classes.form}>
        <div className={classes.choices}>
          {failure !== null && <ProblemBanner error={failure} />}
          <p className="shape-quiet">{t('intro')}</p>
          <div>
            <TextInput
              {...accentInput}
              label={t('accent')}
              description={t('accentHint')}
              error={unreadable ? t('unreadable', { ratio: ratio(accent), tone }) : accentInput.error}
              autoComplete="off"
              spellCheck={false}
              rightSection={
                <input
                  type="color"
                  className={classes.pick}
                  aria-label={t('pick')}
                  value={isColour ? accent : tone}
                  onChange={({ currentTarget }) => set({ accent: currentTarget.value })}
                />
              }
            />
            {unreadable ? (
              <Button mt={12} size="sm" variant="default" onClick={() => set({ accent: tone })}>
                <Swatch colours={[tone]} />
                {t('take', { tone })}
              </Button>
            ) : (
              <Box component="p" mt={8} className="shape-note">
                {t('contrast', { light: ratio(light), dark: ratio(dark) })}
              </Box>
            )}
          </div>
          <ChoiceGroup legend={t('ground')} hint={t('groundHint')}>
            {grounds.map((one) => (
              <Choice
                key={one}
                name="ground"
                checked={values.ground === one}
                onChoose={() => set({ ground: one })}
              >
                <Swatch colours={[groundTones[one].day, groundTones[one].night]} />
                {t(`grounds.${one}`)}
              </Choice>
            ))}
          </ChoiceGroup>
          {(['headings', 'text'] as const).map((role) => (
            <NativeSelect
              key={role}
              name={role}
              label={t(role)}
              description={role === 'headings' && t('headingsHint')}
              value={values[role]}
              onChange={({ currentTarget }) =>
                set({ [role]: typefaces.find((one) => one === currentTarget.value) })
              }
              data={typefaces.map((one) => ({ value: one, label: t(`typefaces.${one}`) }))}
            />
          ))}
          <Group>
            <Button variant="default" onClick={() => set(usualLook)}>
              {t('usual')}
            </Button>
          </Group>
        </div>
        <SeenScenes look={seen} />
        <DialogFoot onStay={onClose}>
          <Button type="submit" loading={sent.isSubmitting}>
            {t('save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

const Swatch = ({ colours }: { colours: readonly string[] }) => (
  <span className={classes.swatch} aria-hidden="true">
    {colours.map((background) => (
      <span key={background} style={{ background }} />
    ))}
  </span>
);

/** The tool wears it while the dialog is open; then what is kept, which is what it wore before until something is saved. */
function useSeenOnPage(seen: TownLook) {
  const [kept] = useState(() => ({ look: lookOfPage() ?? usualLook }));
  useEffect(() => showLook(seen), [seen]);
  useEffect(() => () => showLook(kept.look), [kept]);
  return (look: TownLook) => {
    kept.look = look;
  };
}

/** What the town shows, system by system, by the player itself. */
function SeenScenes({ look }: { look: TownLook }) {
  const t = useTranslations('look');
  const preview = useTranslations('preview');
  const systemName = useSystemName();
  const [system, setSystem] = useState<SystemId>('system1a');
  const [languageMode, setLanguage] = useState(useLocale());
  const { data, error } = useQuery({
    ...readQuery(['systems', 'preview', system], previewSystem, { params: { system } }),
    retry: false,
  });
  const isEmpty = error instanceof ProblemError && error.code === 'release.not-found';
  const { pixels, ...panel } = usualPanels[useSystem(system).installation];
  const { widthMm, viewingDistanceMm } = panel;
  const { state, onReady } = usePlayerState();
  const message = useMemo<PreviewMessage | null>(
    () =>
      data
        ? {
            type: 'psifida-preview',
            ...data,
            languageMode,
            panel: { widthMm, viewingDistanceMm },
            look,
            presentation: null,
          }
        : null,
    [data, languageMode, widthMm, viewingDistanceMm, look],
  );
  return (
    <section className={classes.seen} aria-label={t('seen')}>
      <Group align="end" gap={12}>
        <NativeSelect
          label={t('system')}
          value={system}
          onChange={({ currentTarget }) =>
            setSystem((now) => systemIds.find((one) => one === currentTarget.value) ?? now)
          }
          data={systemIds.map((one) => ({ value: one, label: systemName(one) }))}
        />
        <Segments
          legend={preview('language')}
          value={languageMode}
          options={languages.map((one) => ({ value: one, label: preview(`modes.${one}`) }))}
          onChange={setLanguage}
        />
        <ColorModeSwitch />
      </Group>
      <p role="status">
        {isEmpty
          ? t('nothing')
          : state === 'silent'
            ? preview('silent')
            : state === 'starting' && preview('loading')}
      </p>
      {error && !isEmpty && <ProblemBanner error={error} />}
      {!isEmpty && <PlayerFrame key={system} title={preview('frame')} {...{ pixels, message, onReady }} />}
    </section>
  );
}
