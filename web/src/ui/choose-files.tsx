import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

type ChooseFilesProps = ButtonProps & {
  children: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

export function ChooseFiles({ accept, multiple = true, onFiles, ...button }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied at once: choosing the same file a second time has to be noticed.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
