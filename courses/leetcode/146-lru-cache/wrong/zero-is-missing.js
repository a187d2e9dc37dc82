class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.items = new Map();
  }

  get(key) {
    const value = this.items.get(key);
    if (!value) return -1;
    this.items.delete(key);
    this.items.set(key, value);
    return value;
  }

  put(key, value) {
    this.items.delete(key);
    this.items.set(key, value);
    if (this.items.size > this.capacity) {
      const [oldest] = this.items.keys();
      this.items.delete(oldest);
    }
  }
}
