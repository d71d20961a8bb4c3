import { expect, test } from 'vitest';
import { passingOf } from './passing.ts';

const images = [{ kind: 'image' as const, atLeast: 1 }];

test('a pace is offered where images pass by themselves, and only an order where videos do', () => {
  const videos = [{ kind: 'video' as const, atLeast: 1 }];
  expect(passingOf({ installation: 'wall', sections: images })).toEqual({ seconds: 12, each: true });
  expect(passingOf({ installation: 'wall', sections: videos })).toEqual({ seconds: null, each: false });
  expect(passingOf({ installation: 'totem', sections: images })).toMatchObject({ each: false });
  expect(passingOf({ installation: 'table', sections: images })).toBeNull();
});
