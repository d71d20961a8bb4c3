import type { DemoState } from '@psifida/contract/endpoints/demo';
import type { Generated } from 'kysely';

export type DemoPartKind = 'presentation' | 'item' | 'asset';

export type DemoTables = {
  demo_state: {
    only_row: Generated<boolean>;
    state: Exclude<DemoState, 'never'>;
    done: Generated<number>;
    total: Generated<number>;
  };
  demo_part: { kind: DemoPartKind; id: string };
};
