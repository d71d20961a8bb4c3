import { Button, Loader, TextInput } from '@mantine/core';
import {
  currentPasswordForm,
  type OwnAccount,
  proposeSecondFactor,
  secondFactorForm,
} from '@psifida/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';
import { call } from '../../api/api-client.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { focusWhenThere } from '../../ui/focus.ts';
import { CurrentPassword, FormDialog, useSentForm } from '../../ui/sent-form.tsx';
import { KeptOnce } from './kept-once.tsx';
import classes from './people.module.css';
import { useOwnChanges } from './people-queries.ts';

const setButton = 'set-second-factor';

type SecondFactorProps = { account: OwnAccount; onDone: (said: string) => void };

/** R-PEOPLE-06: codes of an authenticator app, for whoever wants them. */
export function SecondFactor({ account, onDone }: SecondFactorProps) {
  const t = useTranslations('ownAccount');
  const [doing, setDoing] = useState<'set' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { secondFactor, recoveryCodesLeft: left } = account;
  const close = () => {
    setDoing(null);
    setCodes(null);
    focusWhenThere(setButton);
  };
  return (
    <>
      <p>{secondFactor ? t('factorOn', { left }) : t('factorOff')}</p>
      <div className="shape-line">
        <Button id={setButton} variant={secondFactor ? 'default' : 'filled'} onClick={() => setDoing('set')}>
          {t(secondFactor ? 'factorRenew' : 'factorBegin')}
        </Button>
        {secondFactor && (
          <Button variant="default" onClick={() => setDoing('remove')}>
            {t('factorRemove')}
          </Button>
        )}
      </div>
      {doing === 'set' && (
        <SetDialog
          onClose={close}
          onSet={(made) => {
            setDoing(null);
            setCodes(made);
          }}
        />
      )}
      {doing === 'remove' && (
        <RemoveDialog
          onClose={close}
          onRemoved={() => {
            close();
            onDone(t('factorRemoved'));
          }}
        />
      )}
      {codes && (
        <KeptOnce
          title={t('codesTitle')}
          text={t('codesText')}
          secrets={codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)}
          done={t('codesDone')}
          onDone={close}
        />
      )}
    </>
  );
}

type SetDialogProps = { onClose: () => void; onSet: (recoveryCodes: readonly string[]) => void };

/** A fresh secret each time it is opened; nothing is kept of one that no code was shown of. */
function SetDialog(props: SetDialogProps) {
  const t = useTranslations('ownAccount');
  const { data, error } = useQuery({
    queryKey: ['second-factor-proposal'],
    queryFn: () => call(proposeSecondFactor),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <SetForm {...data} {...props} />;
  return (
    <Dialog opened large size="lg" title={t('factorTitle')} onClose={props.onClose}>
      {error ? <ProblemBanner error={error} /> : <Loader />}
    </Dialog>
  );
}

function SetForm({ secret, uri, onClose, onSet }: SetDialogProps & { secret: string; uri: string }) {
  const t = useTranslations('ownAccount');
  const { setFactor } = useOwnChanges();
  const sent = useSentForm({
    schema: secondFactorForm,
    defaultValues: { secret, code: '', currentPassword: '' },
    send: async (values) => onSet((await setFactor.mutateAsync({ body: values })).recoveryCodes),
  });
  return (
    <FormDialog title={t('factorTitle')} go={t('factorSave')} sent={sent} onClose={onClose}>
      <p>{t('factorScan')}</p>
      <img
        className={classes.qr}
        alt={t('factorImage')}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
      />
      <p>
        {t('factorType')}
        <br />
        <code style={{ overflowWrap: 'anywhere' }}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        {...sent.input('code')}
        label={t('factorCode')}
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
      />
      <CurrentPassword {...sent.input('currentPassword')} />
    </FormDialog>
  );
}

function RemoveDialog({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const t = useTranslations('ownAccount');
  const { removeFactor } = useOwnChanges();
  const sent = useSentForm({
    schema: currentPasswordForm,
    defaultValues: { currentPassword: '' },
    send: async (values) => {
      await removeFactor.mutateAsync({ body: values });
      onRemoved();
    },
  });
  return (
    <FormDialog harmful title={t('factorRemoveTitle')} go={t('factorRemove')} sent={sent} onClose={onClose}>
      <p>{t('factorRemoveText')}</p>
      <CurrentPassword {...sent.input('currentPassword')} data-autofocus />
    </FormDialog>
  );
}
