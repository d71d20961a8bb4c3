import type { EmergencyDraft } from '@psifida/contract/content/display';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displaysQuery } from '../features/displays/display-queries.ts';
import { AlertSettingsButton } from '../features/emergencies/alert-settings.tsx';
import { ConfirmEmergency } from '../features/emergencies/confirm-emergency.tsx';
import { EmergencyForm } from '../features/emergencies/emergency-form.tsx';
import { useEmergencies } from '../features/emergencies/emergency-queries.ts';
import { SentEmergencies } from '../features/emergencies/sent-emergencies.tsx';
import { FailingSources, WaitingAlerts } from '../features/emergencies/waiting-alerts.tsx';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Placeholder } from '../ui/placeholder.tsx';

export default function EmergencyMessages() {
  const t = useTranslations();
  const { may } = useSession();
  const maySend = may('alert');
  const { running, over, error, refetch } = useEmergencies();
  const displays = useQuery(displaysQuery).data ?? [];
  const [draft, setDraft] = useState<EmergencyDraft | null>(null);
  const [sent, setSent] = useState(0);
  const [said, setSaid] = useState<{ text: string } | null>(null);
  const list = { mayEnd: maySend, onEnded: () => setSaid({ text: t('emergencies.ended') }) };
  return (
    <>
      <PageHeader
        title={t('titles.emergency-messages')}
        intro={t(maySend ? 'emergencies.intro' : 'emergencies.introView')}
        action={
          may('administer') && (
            <AlertSettingsButton onSaved={() => setSaid({ text: t('alertSettings.saved') })} />
          )
        }
      />
      <div role="status">
        {said && (
          <Banner tone="good" answerTo={said}>
            {said.text}
          </Banner>
        )}
      </div>
      <FailingSources />
      {running.length > 0 && (
        <SentEmergencies title={t('emergencies.onGlassList')} items={running} running {...list} />
      )}
      {maySend && <WaitingAlerts onDone={(what) => setSaid({ text: t(`alerts.${what}`) })} />}
      {maySend && <EmergencyForm key={sent} displays={displays} onWritten={setDraft} />}
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      {!over && !error && <Placeholder heights={[160]} />}
      {over && <SentEmergencies title={t('emergencies.list')} items={over} {...list} />}
      <ConfirmEmergency
        draft={draft}
        displays={displays}
        onClose={() => setDraft(null)}
        onSent={() => {
          setDraft(null);
          setSent((before) => before + 1);
          setSaid({ text: t('emergencies.sent') });
        }}
      />
    </>
  );
}
