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
      const group = this.groups.get(this.least);
      const [oldest] = group;
      group.delete(oldest);
      this.items.delete(oldest);
    }
    this.items.set(key, { value, uses: 1 });
    this.add(key, 1);
    this.least = 1;
  }

  use(key, item) {
    const group = this.groups.get(item.uses);
    group.delete(key);
    if (group.size === 0 && item.uses === this.least) {
      this.least += 1;
    }
    item.uses += 1;
    this.add(key, item.uses);
  }

  add(key, uses) {
    const group = this.groups.get(uses);
    if (group) group.add(key);
    else this.groups.set(uses, new Set([key]));
  }
}
