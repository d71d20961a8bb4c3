import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';

type Given = { params?: object; query?: object };

/** The address of a call: parameters encoded in their places, what is undefined left out of the query. */
export function addressOf(
  baseUrl: string,
  { path }: AnyEndpoint,
  { params = {}, query = {} }: Given,
): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${baseUrl.replace(/\/$/, '')}${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
