import { Box } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhen } from '../../../i18n/when.ts';
import card from '../display-card.module.css';
import { Fact } from '../display-facts.tsx';
import { glassPhotoQuery } from '../display-queries.ts';
import classes from './care.module.css';

const hour = 3_600_000;

export function MachineFacts({ display: { health } }: { display: Display }) {
  const t = useTranslations('care.facts');
  const displays = useTranslations('displays');
  const days = useTranslations('care');
  const format = useFormatter();
  const machine = health?.machine;
  if (!machine) return null;
  const { kiosk, browser, uptimeMs, temperature, diskBytes, diskFreeBytes, memoryFreeShare, signalDbm } =
    machine;
  const gigabytes = (bytes: number) =>
    format.number(bytes / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const up =
    uptimeMs < hour
      ? displays('minutes', { count: Math.round(uptimeMs / 60_000) })
      : uptimeMs < 48 * hour
        ? displays('hours', { count: Math.round(uptimeMs / hour) })
        : days('days', { count: Math.round(uptimeMs / (24 * hour)) });
  return (
    <details className={card.technical}>
      <summary>{t('title')}</summary>
      <dl className={card.facts}>
        <Fact name={t('kiosk')}>{kiosk}</Fact>
        <Fact name={t('browser')}>{browser}</Fact>
        <Fact name={t('up')}>{up}</Fact>
        {temperature !== null && (
          <Fact name={t('temperature')} tone={temperature >= 80 ? 'wait' : undefined}>
            {format.number(temperature, { style: 'unit', unit: 'celsius' })}
          </Fact>
        )}
        {diskFreeBytes !== null && diskBytes !== null && (
          <Fact name={t('disk')} tone={diskFreeBytes < diskBytes / 20 ? 'wait' : undefined}>
            {t('diskOf', { free: gigabytes(diskFreeBytes), all: gigabytes(diskBytes) })}
          </Fact>
        )}
        {memoryFreeShare !== null && (
          <Fact name={t('memory')}>{format.number(memoryFreeShare, { style: 'percent' })}</Fact>
        )}
        {signalDbm !== null && <Fact name={t('signal')}>{`${signalDbm} dBm`}</Fact>}
      </dl>
    </details>
  );
}

export function GlassPhoto({ display: { id, name, imageTakenAt } }: { display: Display }) {
  const t = useTranslations('care');
  const when = useWhen();
  const { data } = useQuery(glassPhotoQuery(id, imageTakenAt));
  if (!data) return null;
  return (
    <figure className={classes.image}>
      <img
        src={`data:image/jpeg;base64,${data.jpeg}`}
        alt={t('imageOf', { name, when: when(data.takenAt) })}
      />
      <Box component="figcaption" pt={6} className="shape-note">
        {t('image', { when: when(data.takenAt) })}
      </Box>
    </figure>
  );
}
