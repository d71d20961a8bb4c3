import { TagsInput } from '@mantine/core';
import { isSameTag, speltAsKnown, tagMaxLength, tagsAtMost } from '@psifida/contract/content/tags';
import { foldText } from '@psifida/contract/fold-text';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import classes from './tags-field.module.css';

type TagsFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: readonly string[];
  known: readonly string[];
  onChange: (tags: string[]) => void;
};

/** Free words. One that exists already is taken as it is spelt there, however it is typed here. */
export function TagsField({ id, label, hint, error, value, known, onChange }: TagsFieldProps) {
  const t = useTranslations('tags');
  const typed = useRef<readonly string[]>([]);
  // The known ones may arrive after the first was typed. What was saved before keeps its spelling.
  const spelt = value.map((tag) => (typed.current.includes(tag) ? speltAsKnown(tag, known) : tag));
  const differs = spelt.some((tag, index) => tag !== value[index]);
  useEffect(() => {
    if (differs) onChange(spelt);
  });
  return (
    <TagsInput
      {...{ id, label, error }}
      size="md"
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('placeholder')}
      value={[...value]}
      data={[...known]}
      maxTags={tagsAtMost}
      maxLength={tagMaxLength}
      maxDropdownHeight={220}
      isDuplicate={(typed, all) => foldText(typed) === '' || all.some((tag) => isSameTag(tag, typed))}
      filter={({ options, search }) =>
        options.filter(
          (option) => 'value' in option && foldText(String(option.value)).includes(foldText(search)),
        )
      }
      onChange={(all) => {
        const next = all.map((tag) => (value.includes(tag) ? tag : speltAsKnown(tag.trim(), known)));
        typed.current = [...typed.current, ...next.filter((tag) => !value.includes(tag))];
        onChange(next);
      }}
      renderPill={({ value: tag, onRemove }) => (
        <span className={classes.tag}>
          {tag}
          <button type="button" aria-label={t('remove', { tag: String(tag) })} onClick={onRemove}>
            <Icon name="x" size={16} />
          </button>
        </span>
      )}
    />
  );
}
