import { TagsInput } from '@mantine/core';
import { isSameTag, tagMaxLength, tagsAtMost } from '@psifida/contract/content/tags';
import { foldText } from '@psifida/contract/fold-text';
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
      onChange={(all) => onChange(all.map((tag) => known.find((one) => isSameTag(one, tag)) ?? tag.trim()))}
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
