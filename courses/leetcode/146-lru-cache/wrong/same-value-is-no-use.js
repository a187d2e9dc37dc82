class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
  }

  get(key) {
    if (!this.items.has(key)) return -1;
    const value = this.items.get(key);
    this.items.delete(key);
    this.items.set(key, value);
    return value;
  }

  put(key, value) {
    if (this.items.get(key) === value) return;
    this.items.delete(key);
    this.items.set(key, value);
    if (this.items.size > this.capacity) {
      const [oldest] = this.items.keys();
      this.items.delete(oldest);
    }
  }
}
