import { Box, Button, Group, Stack } from '@mantine/core';
// The legacy build, as in open-pdf.ts.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../lib/lazy-when-idle.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { aboveAll, Dialog, DialogFoot } from '../../../ui/confirm-dialog.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { closeOpening, type Opening } from '../uploads/bring-files.ts';
import type { OpenedPdf } from './open-pdf.ts';
import classes from './opening-dialog.module.css';
import type { PdfFaultCode } from './pdf-rules.ts';
import { SaveAsPdf } from './save-as-pdf.tsx';

/** With its parser, which nobody else needs. */
const TablePreview = lazyComponent(async () => (await import('../table/table-preview.tsx')).TablePreview);

/** Asked over whatever is open: such a file may come to a picker, too. */
export function OpeningDialog({ opening }: { opening: Opening }) {
  const t = useTranslations('media');
  const { kind, file } = opening;
  const isPdf = kind === 'pdf';
  const close = () => closeOpening(opening);
  return (
    <Dialog
      opened
      large={isPdf || kind === 'table'}
      size={isPdf ? 1000 : kind === 'table' ? 760 : 'lg'}
      zIndex={aboveAll}
      title={isPdf ? t('pdf.title', { name: file.name }) : t(`${kind}.title`)}
      onClose={close}
    >
      {isPdf && <Pages opening={opening} />}
      {kind === 'slides' && <SaveAsPdf name={file.name} />}
      {kind === 'address' && <p>{t('address.text')}</p>}
      {kind === 'table' && <TablePreview opening={opening} />}
      {(kind === 'slides' || kind === 'address') && <CloseFoot onClose={close} />}
    </Dialog>
  );
}

type Fault = { code: PdfFaultCode; params: Record<string, number> };
const isFault = (error: unknown): error is Fault => error instanceof Error && error.name === 'PdfFault';

function usePdf(file: File) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    const worker = new Worker(workerUrl, { type: 'module' });
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(file, worker))
      .then(
        (found) => {
          close = found.close;
          if (isLeft) close();
          else setPdf(found);
        },
        (reason) => isLeft || setError(reason),
      );
    return () => {
      isLeft = true;
      close();
      worker.terminate();
    };
  }, [file, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { pdf, error, retry };
}

function CloseFoot({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <DialogFoot stay={t('close')} onStay={onClose} focused>
      {null}
    </DialogFoot>
  );
}

function Pages({ opening }: { opening: Opening }) {
  const t = useTranslations('media.pdf');
  const { pdf, error, retry } = usePdf(opening.file);
  if (error)
    return (
      <>
        {isFault(error) ? (
          <Banner tone="bad" role="alert">
            {t(`faults.${error.code}`, error.params as never)}
          </Banner>
        ) : (
          <ProblemBanner error={error} onRetry={retry} />
        )}
        <CloseFoot onClose={() => closeOpening(opening)} />
      </>
    );
  if (!pdf)
    return (
      <>
        <p>{t('opening')}</p>
        <Placeholder heights={[320]} />
      </>
    );
  return <ChoosePages pdf={pdf} opening={opening} />;
}

function ChoosePages({ pdf, opening }: { pdf: OpenedPdf; opening: Opening }) {
  const t = useTranslations('media.pdf');
  const all = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  // Of a poster there is nothing to choose.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(pdf.pages === 1 ? all : []));
  const [at, setAt] = useState<number | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  const count = chosen.size;

  const add = async () => {
    setFailed(null);
    const pages: File[] = [];
    for (const page of all.filter((one) => chosen.has(one))) {
      setAt(pages.length + 1);
      try {
        pages.push(await pdf.image(page, t('named', { title: pdf.title, page: String(page) })));
      } catch {
        setAt(null);
        setFailed(page);
        return;
      }
    }
    // Together: a page that cannot be drawn leaves nothing half taken.
    closeOpening(opening, pages);
  };

  return (
    <Stack gap={12}>
      <Group gap="8px 16px" justify="space-between">
        <Box component="p" flex="1 1 280px" c="var(--ink-quiet)">
          {t('text')}
        </Box>
        {pdf.pages > 1 && (
          <Group gap={8}>
            <Button
              variant="default"
              size="sm"
              disabled={at !== null}
              onClick={() => setChosen(new Set(all))}
            >
              {t('all')}
            </Button>
            <Button variant="default" size="sm" disabled={at !== null} onClick={() => setChosen(new Set())}>
              {t('none')}
            </Button>
          </Group>
        )}
      </Group>
      {failed !== null && (
        <Banner tone="bad" role="alert">
          {t('pageFailed', { page: String(failed) })}
        </Banner>
      )}
      <ul className={classes.pages} aria-label={t('pages')}>
        {all.map((page) => (
          <li key={page}>
            <label className={classes.page} data-chosen={chosen.has(page) || undefined}>
              <PageImage pdf={pdf} page={page} />
              <span className={classes.name}>
                <input
                  type="checkbox"
                  checked={chosen.has(page)}
                  disabled={at !== null}
                  data-autofocus={page === 1 || undefined}
                  onChange={({ currentTarget }) => {
                    const next = new Set(chosen);
                    if (currentTarget.checked) next.add(page);
                    else next.delete(page);
                    setChosen(next);
                  }}
                />
                {t('page', { page: String(page) })}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <p role="status">
          {at === null ? t('chosen', { count, all: pdf.pages }) : t('preparing', { at, all: count })}
        </p>
        <DialogFoot onStay={() => closeOpening(opening)}>
          <Button disabled={count === 0} loading={at !== null} onClick={() => void add()}>
            {t('add', { count })}
          </Button>
        </DialogFoot>
      </div>
    </Stack>
  );
}

/** Longer side in pixels, enough for dense displays. */
const thumbSide = 400;

/** Drawn when it comes into sight. */
function PageImage({ pdf, page }: { pdf: OpenedPdf; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const draw = useEffectEvent((on: HTMLCanvasElement) => pdf.draw(page, on, thumbSide));
  useEffect(() => {
    const on = canvas.current;
    if (!on) return;
    let cancel = () => {};
    const sight = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      sight.disconnect();
      const drawing = draw(on);
      cancel = drawing.cancel;
      // A page that cannot be drawn stays blank here; whoever chooses it is told.
      drawing.done.then(() => setDrawn(true)).catch(() => {});
    });
    sight.observe(on);
    return () => {
      sight.disconnect();
      cancel();
    };
  }, []);
  return (
    <span className={classes.sheet}>
      <canvas ref={canvas} aria-hidden width={1} height={1} data-drawn={isDrawn || undefined} />
    </span>
  );
}
