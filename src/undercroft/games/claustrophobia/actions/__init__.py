"""The actions of the rules, one module for each chapter."""
