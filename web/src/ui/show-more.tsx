import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

type ShowMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

export function ShowMore({ query }: ShowMoreProps) {
  const t = useTranslations('shell');
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      mx="auto"
      mt="lg"
      display="block"
      loading={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      {t('showMore')}
    </Button>
  );
}
