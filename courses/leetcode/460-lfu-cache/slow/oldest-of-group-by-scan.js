class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
    this.groups = new Map();
    this.now = 0;
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
      const oldest = this.oldestOf(this.least);
      this.remove(oldest, this.least);
      this.items.delete(oldest);
    }
    this.now += 1;
    const used = this.now;
    this.items.set(key, { value, uses: 1, used });
    this.add(key, 1);
    this.least = 1;
  }

  use(key, item) {
    this.remove(key, item.uses);
    if (!this.groups.has(this.least)) this.least += 1;
    item.uses += 1;
    item.used = this.now += 1;
    this.add(key, item.uses);
  }

  oldestOf(uses) {
    let oldest;
    let first = Infinity;
    this.groups.get(uses).forEach((key) => {
      const { used } = this.items.get(key);
      if (used < first) {
        first = used;
        oldest = key;
      }
    });
    return oldest;
  }

  add(key, uses) {
    const group = this.groups.get(uses);
    if (group) group.add(key);
    else this.groups.set(uses, new Set([key]));
  }

  remove(key, uses) {
    const group = this.groups.get(uses);
    group.delete(key);
    if (group.size === 0) this.groups.delete(uses);
  }
}
