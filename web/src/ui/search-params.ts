import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address says beyond the path: filters that survive a reload and can be sent to a colleague. */
export function useSearchParams(): [
  params: Record<string, string | undefined>,
  set: (changes: Record<string, string | undefined>) => void,
] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const params = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const set = (changes: Record<string, string | undefined>) => {
    void navigate({
      to: '.',
      search: ((before: Record<string, unknown>) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });
  };
  return [params, set];
}
