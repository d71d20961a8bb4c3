import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, memo } from 'react';
import { Icon } from './icon.tsx';

type PlainButtonProps = ButtonProps & ComponentProps<'button'> & { icon: string };

export const PlainButton = memo(function PlainButton({ icon, ...props }: PlainButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon name={icon} size={props.size === 'sm' ? 18 : 20} />}
      {...props}
    />
  );
});
