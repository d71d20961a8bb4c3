import type { MediaAsset } from '@psifida/contract/content/media';
import type { Found } from '@psifida/contract/endpoints/find';
import { isLibraryKind } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { displaysQuery } from '../../features/displays/display-queries.ts';
import { DisplayState } from '../../features/displays/display-state.tsx';
import { assetName, langOf } from '../../features/media/image/asset-name.ts';
import { MediaImage, mediaIcons } from '../../features/media/image/media-image.tsx';
import { useAssets } from '../../features/media/image/use-assets.ts';
import { StatusSentence } from '../../features/presentations/presentation-state.tsx';
import { useSystemName } from '../../features/systems/registry.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatePill } from '../../ui/pill.tsx';
import { Scene } from '../../ui/scene.tsx';
import classes from './find-dialog.module.css';
import type { Find } from './use-finds.ts';

type FindOptionProps = { id: string; find: Find; active: boolean; onPoint: () => void; onChoose: () => void };

/** The focus is in the field and stays there: the field has the keys. */
export function FindOption({ id, find, active, onPoint, onChoose }: FindOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox names the active option
    <div
      role="option"
      id={id}
      aria-selected={active}
      className={classes.option}
      onPointerMove={() => !active && onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {'own' in find ? (
        <>
          <span className={classes.sign}>
            <Icon name={find.own.icon} />
          </span>
          <Words title={find.own.label} system={find.own.system} note="" />
        </>
      ) : (
        <FoundWords found={find.found} />
      )}
    </div>
  );
}

function FoundWords({ found }: { found: Found }) {
  const locale = useLocale();
  const { id, title, note, system, judged, image } = found;
  const asset = useAssets(image ? [image] : []).assets.get(image ?? '');
  return (
    <>
      <span className={classes.image}>
        <FoundImage found={found} asset={asset} />
      </span>
      {/* What is found as its own image is a file. */}
      <Words
        title={asset && image === id ? assetName(asset, locale) : title[locale]}
        system={system}
        note={note}
      >
        {judged && system && <StatusSentence presentation={{ id, system, ...judged }} />}
      </Words>
      <FoundState found={found} />
    </>
  );
}

type WordsProps = { title: string; system: SystemId | null; note: string; children?: ReactNode };

function Words({ title, system, note, children }: WordsProps) {
  const systemName = useSystemName();
  const more = [note, system && systemName(system)].filter(Boolean).join(' · ');
  return (
    <span className={classes.words}>
      <span className={classes.title} lang={langOf(title)}>
        {title}
      </span>
      {more && more !== title && <span className={classes.note}>{more}</span>}
      {children && <span className={classes.note}>{children}</span>}
    </span>
  );
}

type FoundImageProps = { found: Found; asset: MediaAsset | undefined };

function FoundImage({ found: { system, kind }, asset }: FoundImageProps) {
  if (asset?.images.length) return <MediaImage asset={asset} sizes="72px" ratio={16 / 9} alt="" />;
  if (kind === 'display') return <Icon name="device-tv" />;
  if (!system)
    return <Icon name={kind === 'video' || kind === 'audio' ? mediaIcons[kind] : mediaIcons.image} />;
  return <Scene system={system} size={{ width: 160, height: 90 }} className="shape-fill" />;
}

function FoundState({ found: { id, kind, state } }: { found: Found }) {
  const t = useTranslations();
  const { data } = useQuery({ ...displaysQuery, enabled: kind === 'display' });
  const display = data?.find((one) => one.id === id);
  if (display) return <DisplayState display={display} className={classes.state} />;
  if (!state) return null;
  const words = isLibraryKind(kind) ? t(`library.states.${state}`, { kind }) : t(`states.${state}`);
  return (
    <span className={classes.state}>
      <StatePill state={state}>{words}</StatePill>
    </span>
  );
}
