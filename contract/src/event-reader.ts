type ReadEvent<Name extends string> = { event: Name; data: string };

/** Incremental parser of server-sent events; answers the complete and known ones. */
export function createEventReader<Name extends string>(names: readonly Name[]) {
  let rest = '';
  return (text: string): ReadEvent<Name>[] => {
    const blocks = (rest + text.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      const event = names.find((known) => known === field('event'));
      return event ? [{ event, data: field('data') }] : [];
    });
  };
}
