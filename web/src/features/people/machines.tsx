import { Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { machineRights } from '@psifida/contract/access';
import { type Machine, machineForm, type WithSecret } from '@psifida/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../ui/choice-group.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusWhenThere } from '../../ui/focus.ts';
import { FormDialog, useSentForm } from '../../ui/sent-form.tsx';
import { KeptOnce } from './kept-once.tsx';
import classes from './people.module.css';
import { machinesQuery, useMachineChanges } from './people-queries.ts';

export const machinesHeading = 'machines';
const addButton = 'add-machine';

/** R-MACHINE-01: accounts without a person, made and revoked. */
export function Machines() {
  const t = useTranslations('machines');
  const locale = useLocale();
  const when = useWhen();
  const { data: machines, error } = useQuery(machinesQuery);
  const { add, revoke } = useMachineChanges();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<WithSecret | null>(null);
  const [revoking, setRevoking] = useState<Machine | null>(null);
  const rights = (one: Machine) =>
    list(
      locale,
      one.rights.map((right) => t(`rights.${right}`)),
    );
  const backToList = () => focusWhenThere(addButton);
  return (
    <Stack component="section" gap={16} mt={40} aria-labelledby={machinesHeading}>
      <Group justify="space-between">
        <Box component="h2" id={machinesHeading} tabIndex={-1} fz={24}>
          {t('title')}
        </Box>
        <Button id={addButton} variant="default" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </Group>
      <Box component="p" maw="80ch" className="shape-quiet">
        {t('intro')}
      </Box>
      {error && <ProblemBanner error={error} />}
      {machines?.length === 0 && <p className="shape-quiet">{t('none')}</p>}
      {!!machines?.length && (
        <ul className="shape-list">
          {machines.map((one) => (
            <li key={one.id} className={classes.session}>
              <div>
                <b>{one.name}</b>
                <Box component="p" fz={15} className="shape-quiet">
                  {rights(one)} ·{' '}
                  {one.lastTokenAt ? t('lastToken', { when: when(one.lastTokenAt) }) : t('noToken')}
                </Box>
                <Box component="p" fz={14} className="shape-quiet">
                  {t('clientId')}: <code>{one.id}</code>
                </Box>
              </div>
              <Button
                size="sm"
                color="red"
                variant="outline"
                aria-label={t('revokeName', { name: one.name })}
                onClick={() => setRevoking(one)}
              >
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddMachine
          onClose={() => {
            setAdding(false);
            backToList();
          }}
          onSend={async (body) => {
            setMade(await add.mutateAsync({ body }));
            setAdding(false);
          }}
        />
      )}
      {made && (
        <KeptOnce
          title={t('secretTitle', { name: made.machine.name })}
          text={t('secretText')}
          secrets={[made.machine.id, made.secret]}
          done={t('done')}
          onDone={() => {
            setMade(null);
            backToList();
          }}
        />
      )}
      <ConfirmDialog
        opened={!!revoking}
        title={t('revokeTitle', { name: revoking?.name ?? '' })}
        go={t('revokeGo')}
        change={revoke}
        onStay={() => setRevoking(null)}
        onGo={() =>
          revoking &&
          revoke.mutate(
            { params: { id: revoking.id } },
            {
              onSuccess: () => {
                setRevoking(null);
                backToList();
              },
            },
          )
        }
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}

type AddMachineProps = {
  onClose: () => void;
  onSend: (form: Pick<Machine, 'name' | 'rights'>) => Promise<unknown>;
};

function AddMachine({ onClose, onSend }: AddMachineProps) {
  const t = useTranslations('machines');
  const sent = useSentForm({
    schema: machineForm,
    defaultValues: { name: '', rights: ['read'] },
    send: onSend,
  });
  const { values, set, input } = sent;
  const toggle = (right: Machine['rights'][number]) =>
    set({
      rights: values.rights.includes(right)
        ? values.rights.filter((one) => one !== right)
        : [...values.rights, right],
    });
  return (
    <FormDialog title={t('add')} go={t('create')} sent={sent} onClose={onClose}>
      <TextInput
        {...input('name')}
        label={t('name')}
        description={t('nameHint')}
        autoComplete="off"
        data-autofocus
      />
      <ChoiceGroup legend={t('may')}>
        {machineRights.map((right) => (
          <Choice
            key={right}
            many
            name="rights"
            checked={values.rights.includes(right)}
            onChoose={() => toggle(right)}
          >
            {t(`rights.${right}`)}
          </Choice>
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
