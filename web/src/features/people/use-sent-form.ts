import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useProblemText } from '../../i18n/problem-text.ts';
import { ProblemError } from '../../lib/problem-error.ts';

type SentForm<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Resolves when it was taken; a refusal of a field is shown at the field, any other is `failure`. */
  send: (values: Output) => Promise<unknown>;
};

/** A small form by one schema, which the API judges by as well. */
export function useSentForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  send,
}: SentForm<Input, Output>) {
  const { field } = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: zodResolver(schema as never) as never,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const issues = error instanceof ProblemError ? error.issues : [];
      for (const { path, code } of issues)
        form.setError(path.join('.') as Path<Input>, { message: code }, { shouldFocus: true });
      if (!issues.length) setFailure(error);
    }
  });

  /** An input with its name, its value and what is wrong with it. */
  const input = (name: Path<Input>) => {
    const message = errors[name]?.message;
    return { ...form.register(name), error: typeof message === 'string' ? field(message) : undefined };
  };
  return { form, input, submit, failure, isSubmitting };
}
