import * as v from 'valibot';

/** Refuses a list that names an item twice. `write` formats the item for the sentence. */
export function distinct<Item extends string | number>(write: (item: Item) => string = String) {
  return v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const duplicate = dataset.value.find((item, index, all) => all.indexOf(item) !== index);
    if (duplicate !== undefined) addIssue({ message: `must differ from one another, found ${write(duplicate)} twice` });
  });
}
