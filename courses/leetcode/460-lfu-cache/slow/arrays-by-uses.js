class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
    this.groups = new Map();
  }

  get(key) {
    const item = this.items.get(key);
    if (!item) return -1;
    this.use(key, item);
    return item.value;
  }

  put(key, value) {
    const item = this.items.get(key);
    if (item) {
      item.value = value;
      this.use(key, item);
      return;
    }
    if (this.items.size === this.capacity) {
      const [oldest] = this.groups.get(this.least);
      this.remove(oldest, this.least);
      this.items.delete(oldest);
    }
    this.items.set(key, { value, uses: 1 });
    this.add(key, 1);
    this.least = 1;
  }

  use(key, item) {
    this.remove(key, item.uses);
    if (!this.groups.has(this.least)) this.least += 1;
    item.uses += 1;
    this.add(key, item.uses);
  }

  add(key, uses) {
    const group = this.groups.get(uses);
    if (group) group.push(key);
    else this.groups.set(uses, [key]);
  }

  remove(key, uses) {
    const group = this.groups
      .get(uses)
      .filter((other) => other !== key);
    if (group.length === 0) this.groups.delete(uses);
    else this.groups.set(uses, group);
  }
}
