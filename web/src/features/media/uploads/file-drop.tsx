import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import {
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { PickerUploads } from '../picker/picker-uploads.tsx';
import { useArrivals } from './arrivals.ts';
import { askForBytes } from './bring-files.ts';
import { carriesFiles, droppedFiles, inlineImage, isTakeable, pastedFiles } from './dropped-files.ts';
import classes from './file-drop.module.css';

type FileDropProps = {
  kind: MediaKind;
  /** `onto`: the `data-drop` of what a single file was dropped onto, whatever the file's kind. */
  onArrived(assets: MediaAsset[], onto?: string): void;
  children: ReactNode;
};

/** What a single file would replace. */
const targetOf = ({ target, dataTransfer }: DragEvent): HTMLElement | null =>
  dataTransfer.items.length === 1 ? (target as Element).closest<HTMLElement>('[data-drop]') : null;

const placeIn = (area: Element, target: Element) => {
  const around = area.getBoundingClientRect();
  const { top, left, width, height } = target.getBoundingClientRect();
  return { top: top - around.top, left: left - around.left, right: 'auto', bottom: 'auto', width, height };
};

/** What is pasted goes to one alone: under the pointer, else around the focus, else the only one in its row, section or page. */
function isMeant(area: HTMLElement, target: Element): boolean {
  const dialog = target.closest('[role=dialog]');
  const all = [...document.querySelectorAll('[data-takes-files]')].filter(
    (one) => one.closest('[role=dialog]') === dialog,
  );
  const onlyIn = (scope: Element | null) => {
    const [first, second] = all.filter((one) => scope?.contains(one));
    return second ? undefined : first;
  };
  const meant =
    all.find((one) => one.matches(':hover')) ??
    all.find((one) => one.contains(target)) ??
    onlyIn(target.closest('li')) ??
    onlyIn(target.closest('section')) ??
    onlyIn(dialog ?? document.body);
  return meant === area;
}

export function FileDrop({ kind, onArrived, children }: FileDropProps) {
  const t = useTranslations();
  const readOnly = useReadOnly();
  const [over, setOver] = useState<{ place?: CSSProperties } | null>(null);
  const { pending, others, send } = useArrivals(kind, onArrived);

  const area = useRef<HTMLDivElement>(null);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (readOnly || files.length === 0 || !area.current) return;
    if (!isMeant(area.current, event.target as Element)) return;
    event.preventDefault();
    send(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);

  const takes = (event: DragEvent) => !readOnly && isTakeable(event);
  const drop = (event: DragEvent) => {
    setOver(null);
    if (!takes(event)) return;
    event.preventDefault();
    const onto = targetOf(event)?.dataset.drop;
    const inline = inlineImage(event.dataTransfer);
    if (!carriesFiles(event.dataTransfer)) return inline.length > 0 ? send(inline, onto) : askForBytes();
    // A folder is one item with any number of files.
    void droppedFiles(event.dataTransfer).then((files) => send(files, files.length === 1 ? onto : undefined));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button above does the same
    <div
      ref={area}
      data-takes-files
      className={classes.area}
      data-over={(over && !over.place) || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        const target = targetOf(event);
        setOver(target ? { place: placeIn(event.currentTarget, target) } : {});
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(null)
      }
      onDrop={drop}
    >
      {children}
      <PickerUploads items={pending} />
      {others > 0 && (
        <Banner tone="wait" role="status">
          {t('media.picker.otherKind', { count: others })}
        </Banner>
      )}
      {over && (
        <p className={classes.sign} style={over.place} aria-hidden>
          <Icon name={over.place ? 'replace' : 'upload'} size={28} />
          {t(over.place ? 'editor.replace' : 'media.dropTitle')}
        </p>
      )}
    </div>
  );
}
