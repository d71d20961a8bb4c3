import type { Presentation } from '@psifida/contract/content/presentation';
import type { SystemId } from '@psifida/contract/registry/systems';
import { aShownPresentation } from './display-steps.ts';
import type { TestApi } from './open-test-api.ts';

type Saved = Pick<Presentation, 'system' | 'id' | 'version' | 'active' | 'content'>;
type How = Parameters<TestApi['put']>[2];

/** The address of a presentation, or of all of its system. */
export const addressOf = ({ system, id }: { system: string; id?: string }, rest = ''): string =>
  `/systems/${system}/presentations${id ? `/${id}` : ''}${rest}`;

/** Typed for as many as a test takes apart. */
type Several = [Presentation, Presentation, Presentation, Presentation, Presentation, ...Presentation[]];

export async function someShown(
  api: Pick<TestApi, 'db' | 'post'>,
  system: SystemId,
  count: number,
): Promise<Several> {
  const made: Presentation[] = [];
  while (made.length < count) made.push(await aShownPresentation(api, system));
  return made as Several;
}

export const savePresentation = (
  api: Pick<TestApi, 'put'>,
  { version, active, content, ...which }: Saved,
  change: object,
  how?: How,
) => api.put(addressOf(which), { version, active, content, ...change }, how);

/** The same with this changed in its content. */
export const saveContent = (api: Pick<TestApi, 'put'>, one: Saved, change: object, how?: How) =>
  savePresentation(api, one, { content: { ...one.content, ...change } }, how);

export const readPresentation = (
  api: Pick<TestApi, 'read'>,
  which: Pick<Presentation, 'system' | 'id'>,
): Promise<Presentation> => api.read(addressOf(which));
