import { Button, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../../ui/banner.tsx';
import dialog from '../../../../ui/confirm-dialog.module.css';
import { Dialog, DialogFoot } from '../../../../ui/confirm-dialog.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { parseAmount } from '../../../../ui/parse-amount.ts';
import { videoLength } from '../../../../ui/video-length.ts';
import { type Answer, openWorker } from './convert-video.ts';
import classes from './cut-dialog.module.css';
import type { Cut } from './plan-video.ts';

type CutDialogProps = { file: File | Promise<File>; cut: Cut | null; onClose: (cut?: Cut) => void };

/** A cut keeps at least a second. */
const least = 1;
const isCut = ({ start, end }: Cut, seconds: number): boolean =>
  start >= 0 && end <= seconds && end - start >= least;

const marks = ['start', 'end'] as const;
type Mark = (typeof marks)[number];

export function CutDialog({ file, cut: before, onClose }: CutDialogProps) {
  const t = useTranslations('media.cut');
  const [seconds, setSeconds] = useState<number | null>(null);
  const [cut, setCut] = useState<Cut>(before ?? { start: 0, end: 0 });
  const [state, setState] = useState<'opening' | 'seen' | 'blind' | 'unread'>('opening');
  const worker = useRef<ReturnType<typeof openWorker>>(null);
  const frames = { start: useRef<HTMLCanvasElement>(null), end: useRef<HTMLCanvasElement>(null) };
  /** The last frame that is shown lies before the end. */
  const timeOf = (mark: Mark, value: Cut) => (mark === 'end' ? Math.max(0, value.end - 0.1) : value.start);
  const ask = (mark: Mark, value: Cut) =>
    worker.current?.ask({ do: 'frame', mark, seconds: timeOf(mark, value) });

  const hear = useEffectEvent((answer: Answer) => {
    if ('refusal' in answer) setState('unread');
    else if ('frame' in answer) draw(frames[answer.mark].current, answer.frame);
    else if ('seconds' in answer) {
      // Tenths, as the fields show them.
      const length = Math.floor(answer.seconds * 10) / 10;
      const whole = before ?? { start: 0, end: length };
      setSeconds(length);
      setCut(whole);
      setState(answer.decodes ? 'seen' : 'blind');
      for (const mark of marks) ask(mark, whole);
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    worker.current = openWorker(stop.signal);
    const { ask: request, hear: listen } = worker.current;
    const fail = () => setState('unread');
    listen(hear, fail);
    Promise.resolve(file).then((one) => request({ do: 'open', file: one }), fail);
    return () => stop.abort();
  }, [file]);

  const move = (mark: Mark, value: number | null) => {
    const next = { ...cut, [mark]: value ?? Number.NaN };
    setCut(next);
    if (Number.isFinite(value)) ask(mark, next);
  };
  const valid = seconds !== null && isCut(cut, seconds);

  return (
    <Dialog opened large size="lg" title={t('title')} onClose={() => onClose()}>
      <p className={dialog.text}>{t('text')}</p>
      {state === 'unread' && (
        <Banner tone="bad" role="alert">
          {t('unread')}
        </Banner>
      )}
      {state === 'blind' && <Banner tone="wait">{t('noFrames')}</Banner>}
      <div className={classes.marks}>
        {marks.map((mark) => (
          <Stack key={mark} gap="xs">
            {state !== 'blind' && (
              <canvas
                ref={frames[mark]}
                className={classes.frame}
                role="img"
                aria-label={t(`${mark}Frame`)}
              />
            )}
            <input
              type="range"
              className={classes.range}
              aria-label={t(`${mark}Range`)}
              aria-valuetext={videoLength((cut[mark] || 0) * 1000)}
              min={0}
              max={seconds ?? 0}
              step={0.1}
              value={cut[mark] || 0}
              disabled={seconds === null}
              onChange={({ currentTarget }) => move(mark, currentTarget.valueAsNumber)}
            />
            <NumberField
              id={`cut-${mark}`}
              label={t(mark)}
              value={cut[mark]}
              parse={parseAmount}
              onChange={(value) => move(mark, value)}
            />
          </Stack>
        ))}
      </div>
      <p role="status">
        {seconds !== null &&
          (valid
            ? t('kept', { kept: videoLength((cut.end - cut.start) * 1000), all: videoLength(seconds * 1000) })
            : t('wrong', { all: seconds }))}
      </p>
      <DialogFoot onStay={() => onClose()}>
        <Button disabled={!valid} onClick={() => onClose(cut)}>
          {t('go')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement | null, frame: ImageBitmap): void {
  if (!canvas) return;
  canvas.width = frame.width;
  canvas.height = frame.height;
  canvas.getContext('2d')?.drawImage(frame, 0, 0);
  frame.close();
}
