import { Button, type PasswordInputProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { ProblemError } from '../api/problem-error.ts';
import { ProblemBanner } from './banner.tsx';
import { Dialog, DialogFoot } from './confirm-dialog.tsx';
import { type Faults, PasswordField, useFields } from './form-fields.tsx';

type SentForm<Input extends object, Output> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** Resolves when it was taken; a refusal of a field is shown at the field, any other is `failure`. */
  send: (values: Output) => Promise<unknown>;
};

export function useSentForm<Input extends object, Output>({
  schema,
  defaultValues,
  send,
}: SentForm<Input, Output>) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  /** In the order of the fields; of several faults of one the first. */
  const faultsOf = (values: Input) => {
    const found: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
      found[path.join('.')] ??= message;
    return found as Faults<Input>;
  };
  const { form, values, setValues, input, refuse } = useFields(defaultValues, faultsOf);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = schema.safeParse(values);
    refuse(faultsOf(values));
    if (isSubmitting || !read.success) return;
    setFailure(null);
    setSubmitting(true);
    try {
      await send(read.data);
    } catch (error) {
      const issues = error instanceof ProblemError ? error.issues : [];
      if (issues.length)
        refuse(Object.fromEntries(issues.map(({ path, code }) => [path.join('.'), code])) as Faults<Input>);
      else setFailure(error);
    }
    setSubmitting(false);
  };

  const set = (part: Partial<Input>) => setValues((now) => ({ ...now, ...part }));
  return {
    form: { ref: form, onSubmit: submit, noValidate: true },
    values,
    set,
    input,
    failure,
    isSubmitting,
  };
}

export function CurrentPassword(props: PasswordInputProps) {
  const t = useTranslations('ownAccount');
  return <PasswordField {...props} label={t('currentPassword')} autoComplete="current-password" />;
}

type FormDialogProps = {
  title: string;
  go: string;
  harmful?: boolean;
  sent: Pick<ReturnType<typeof useSentForm>, 'form' | 'failure' | 'isSubmitting'>;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog({ title, go, harmful = false, sent, onClose, children }: FormDialogProps) {
  const { form, failure, isSubmitting } = sent;
  return (
    <Dialog opened large size="lg" title={title} onClose={onClose}>
      <form {...form} className="shape-form">
        {failure !== null && <ProblemBanner error={failure} />}
        {children}
        <DialogFoot onStay={onClose} focused>
          <Button type="submit" color={harmful ? 'red' : 'green'} loading={isSubmitting}>
            {go}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
